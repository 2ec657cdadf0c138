/** The answer value by value: what differs stands under what was planned, letter by letter; what matches has its tick. */
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { CheckGlyph } from '../../../ui/icon/glyphs.tsx';
import { comparedNames, isAsPlanned } from '../plan/steps.ts';
import { lettersApart, type Run } from './letters.ts';

interface Props {
  readonly plan: Values;
  /** What was read, of which the server said how it compares. */
  readonly read: Values;
}

export function Compared({ plan, read }: Props) {
  const t = useTranslate();
  const word = (name: string) => t(`resources.btcd/plan.gate.${name}`);
  const label = (name: string) => t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) });
  const same = comparedNames.filter((name) => isAsPlanned(name, read, plan));
  const apart = comparedNames.filter((name) => !same.includes(name));
  return (
    <div className="bt-compared">
      {apart.map((name) => {
        const [planned, came] = lettersApart(plan[name], read[name]);
        return (
          <dl key={name} className="bt-apart" aria-label={label(name)}>
            <dt>{word(`planned.${name}`)}</dt>
            <dd>
              <Letters runs={planned} />
            </dd>
            <dt>{word(`read.${name}`)}</dt>
            <dd className="bt-apart__read">
              <Letters runs={came} />
            </dd>
          </dl>
        );
      })}
      {same.length > 0 && (
        <ul className="bt-same">
          {same.map((name) => (
            <li key={name}>
              <CheckGlyph />
              <span>{label(name)}</span>
              <b>{String(plan[name] ?? '') || word('no_seal')}</b>
              <em>{word('same')}</em>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Letters = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, differs }, at) => (differs ? <mark key={at}>{text || '\u00a0'}</mark> : text));
