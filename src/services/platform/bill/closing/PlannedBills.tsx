/** Bills that something is about to happen to: whose, what, and what each comes to. */
import { useGlance } from '../glance/useGlance.tsx';
import './closing.css';

interface Props {
  readonly label: string;
  readonly bills: readonly {
    readonly key: number;
    readonly name: string;
    /** What becomes of it, in a few words. */
    readonly what: string;
    readonly amount: string;
  }[];
}

export function PlannedBills({ label, bills }: Props) {
  const { full, word } = useGlance();
  return (
    <ul className="pb-closing" aria-label={label}>
      {bills.map(({ key, name, what, amount }) => (
        <li key={key}>
          <span>{name}</span>
          <small>{what}</small>
          <b>
            {full(amount)}
            {word('won')}
          </b>
        </li>
      ))}
    </ul>
  );
}
