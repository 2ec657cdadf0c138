/** The search of the window: boxes to type in and the conditions of the declaration. Enter searches from anywhere in it. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { keywordNames } from '../../../record/resource.ts';
import { serverToday } from '../../../session/today.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { isComposing } from '../../../ui/keys.ts';
import { useT } from '../../../ui/text.tsx';
import { labelOf } from '../../labels.ts';
import { ConditionChip } from '../list/search/ConditionChips.tsx';
import { ConditionInputs } from '../list/search/Conditions.tsx';
import { DateTypeAndPeriod } from '../list/search/DateTypeAndPeriod.tsx';
import { conditionField, hasDates, narrows, panelConditions } from '../list/search/search.ts';
import type { SearchState } from '../list/search/search.ts';
import { lacksText, startSearch, textBoxes } from './search.ts';

interface Props {
  readonly id: string;
  readonly resource: Resource;
  readonly state: SearchState;
  readonly onSearch: (state: SearchState) => void;
  /** Down from the boxes leads to the rows. */
  readonly onDown: () => void;
}

export function ChooseSearch({ id, resource, state, onSearch, onDown }: Props) {
  const t = useT();
  const { phone } = useFieldEnvironment();
  const [draft, setDraft] = useState(state);
  const newest = useRef(draft);
  const [alert, setAlert] = useState(false);
  const [more, setMore] = useState(false);
  const boxes = textBoxes(resource);
  const firstBox = useRef<HTMLInputElement>(null);
  const hasMore = boxes.length > 1 || panelConditions(resource.search).length > 0 || hasDates(resource.search);
  const change = (part: Partial<SearchState>) => setDraft((newest.current = { ...newest.current, ...part }));
  useEffect(() => firstBox.current?.focus(), []);

  const submit = () => {
    if (lacksText(resource.search, newest.current)) setAlert(true);
    else onSearch({ ...newest.current, sort: state.sort, page: 1 });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.getAttribute('role') === 'combobox' && event.key !== 'Enter') return;
    if (event.target.getAttribute('aria-expanded') === 'true') return;
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'Enter') submit();
    else onDown();
  };
  const clear = () => {
    const open = { ...startSearch(resource), sort: state.sort };
    change(open);
    onSearch(open);
    firstBox.current?.focus();
  };
  const words = (box: (typeof boxes)[number]) =>
    box.name === 'keyword'
      ? {
          label: t('desk.search.keyword'),
          hint: keywordNames(resource.search)
            .map((name) => labelOf(t, resource.prefix, name))
            .join(', '),
        }
      : { label: labelOf(t, resource.prefix, box.name), hint: undefined };

  return (
    <form role="search" className="hc-search" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {boxes.slice(0, phone && !more ? 1 : undefined).map((box, index) => {
        const { label, hint } = words(box);
        return (
          <FormField key={box.name} id={`${id}-${box.name}`} label={label} className={hint ? 'hc-wide' : undefined}>
            {(ids) => (
              <TextBox
                {...ids}
                ref={index === 0 ? firstBox : undefined}
                icon={index === 0 ? <SearchIcon /> : undefined}
                type="text"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={100}
                placeholder={hint}
                value={box.keyword ? draft.keyword : (draft.conditions[box.name] ?? '')}
                onChange={({ target: { value } }) => change(box.keyword ? { keyword: value } : typed(box.name, value))}
              />
            )}
          </FormField>
        );
      })}
      {(!phone || more) && (
        <>
          <ConditionInputs id={id} resource={resource} draft={draft} onChange={change} />
          {hasDates(resource.search) && (
            <div className="hc-dates">
              <DateTypeAndPeriod resource={resource} draft={draft} today={serverToday()} onChange={change} />
            </div>
          )}
        </>
      )}
      {phone && !more && (
        <Narrowed
          resource={resource}
          state={state}
          onConditions={(conditions) => {
            change({ conditions });
            submit();
          }}
        />
      )}
      <div className="hc-search__acts">
        <Button type="submit" kind="tint" icon={<SearchIcon />} shortcut={phone ? undefined : 'Enter'}>
          {t('desk.search.search')}
        </Button>
        {narrows(state) && (
          <Button kind="quiet" onClick={clear}>
            {t('desk.search.clear_all')}
          </Button>
        )}
        {phone && hasMore && (
          <IconButton label={t('desk.search.detail')} aria-expanded={more} onClick={() => setMore(!more)}>
            <TuneIcon />
          </IconButton>
        )}
      </div>
      <AlertDialog
        open={alert}
        title={t('desk.message.ship_search')}
        onConfirm={() => {
          setAlert(false);
          setTimeout(() => firstBox.current?.focus());
        }}
      />
    </form>
  );

  /** Blanks stay while one types; an emptied box is no condition. */
  function typed(name: string, value: string): Partial<SearchState> {
    const { [name]: _former, ...others } = newest.current.conditions;
    return { conditions: value === '' ? others : { ...others, [name]: value } };
  }
}

interface NarrowedProps extends Pick<Props, 'resource' | 'state'> {
  readonly onConditions: (conditions: SearchState['conditions']) => void;
}

/** On a phone, whose conditions are folded away: what the rows are narrowed to, each to be taken away. */
function Narrowed({ resource, state, onConditions }: NarrowedProps) {
  const t = useT();
  const names = panelConditions(resource.search).filter((name) => state.conditions[name]);
  if (names.length === 0) return null;
  return (
    <ul className="hc-chips" aria-label={t('desk.search.conditions')}>
      {names.map((name) => {
        const field = conditionField(resource, name);
        const { [name]: value = '', ...conditions } = state.conditions;
        return (
          field && (
            <li key={name}>
              <ConditionChip
                field={field}
                name={labelOf(t, resource.prefix, name)}
                value={value}
                onRemove={() => onConditions(conditions)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
