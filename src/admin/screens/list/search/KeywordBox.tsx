import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { Resource, Search } from '../../../../core/resource.ts';
import { keywordNames } from '../../../../record/resource.ts';
import { TextBox } from '../../../../ui/form/TextBox.tsx';
import { useT } from '../../../../ui/text.tsx';
import { labelOf } from '../../../labels.ts';
import { firstOfText, withFirstOf } from '../firstOf.ts';
import type { SearchState } from './search.ts';

interface Props {
  readonly resource: Resource;
  readonly draft: SearchState;
  readonly onChange: (change: Partial<SearchState>) => void;
}

/** A condition that takes the keyword's place is the one field of its text. */
const typedAlone = ({ typed }: Search): readonly string[] | undefined => (typed === undefined ? undefined : [typed]);

/** One text for the fields it names in its placeholder: a keyword, or the vessel text that decides its field by its shape. */
export function KeywordBox({ resource, draft, onChange }: Props) {
  const t = useT();
  const { firstOf = typedAlone(resource.search) } = resource.search;
  const names = firstOf ?? keywordNames(resource.search);
  if (names.length === 0) return null;
  const fields = names.map((name) => labelOf(t, resource.prefix, name)).join(', ');
  return (
    <TextBox
      name="keyword"
      type="text"
      boxClassName="hl-keyword"
      icon={<SearchIcon />}
      aria-label={`${t('desk.search.keyword')}: ${fields}`}
      placeholder={fields}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={firstOf ? firstOfText(draft.conditions, firstOf) : draft.keyword}
      onChange={({ target: { value } }) =>
        onChange(firstOf ? { conditions: withFirstOf(draft.conditions, firstOf, value) } : { keyword: value })
      }
    />
  );
}
