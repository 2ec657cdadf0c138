/** Below the fields of a tax invoice, or of the bill that it belongs to: what amends it, with the way there, and what it comes to. */
import { withMinus } from '../../../../core/text/minus.ts';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { decimal } from '../../../../core/decimal.ts';
import { code, typeOf } from '../../../../fields/index.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { Amended } from '../ready.ts';
import './amended.css';

const state = code('TAXINV_ST');

/** Nothing where nothing amends it. */
export function AmendedBy() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { screen, resource, before } = useRecordForm();
  const { id: recordId, sumAmount: own } = before;
  const facts = useFacts(screen, before, recordId != null);
  const { amendedBy = [], comesTo } = (typeof facts === 'string' ? {} : facts) as Partial<Amended>;
  if (amendedBy.length === 0) return null;
  const word = (key: string, args?: Record<string, string>) =>
    t(`resources.${resource.prefix}.words.amended.${key}`, args);
  return (
    <section className="hg-amended" aria-label={word('title')}>
      <b>{word('title')}</b>
      <ul>
        {amendedBy.map(({ id, taxInvNo, stCd, sumAmount }) => (
          <li key={id}>
            <Numbered no={taxInvNo} href={environment.recordHref?.('platform/taxInv', id)} />
            <span>{typeOf(state).format(stCd, state, environment)}</span>
            <span className={decimal(sumAmount).lt(0) ? 'hg-amended__less' : undefined}>
              {withMinus(grouped(sumAmount))}
            </span>
          </li>
        ))}
      </ul>
      {comesTo && (
        <p>{word('comes_to', { sum: withMinus(grouped(comesTo)), own: withMinus(grouped(String(own ?? 0))) })}</p>
      )}
    </section>
  );
}

const Numbered = ({ no, href }: { readonly no: string; readonly href: string | undefined }) =>
  href ? <Link to={href}>{no}</Link> : <span>{no}</span>;
