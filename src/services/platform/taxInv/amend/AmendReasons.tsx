/** What each reason to amend drafts and of which day: they are held beside each other also once one is chosen. */
import { useTranslate } from 'react-admin';
import { useLabels } from '../../../../admin/screens/form/labels.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { serverToday } from '../../../../session/today.ts';
import '../../../../admin/screens/actions/rowsInput.css';
import type { StoredTaxInv } from '../xml/document.ts';
import { amendDrafts, ofLaterDay, type AmendReason } from './drafts.ts';

interface Props {
  readonly record: StoredTaxInv;
  readonly chosen: unknown;
  readonly onChoose: (reason: AmendReason) => void;
}

const prefix = 'platform/taxInv';

export function AmendReasons({ record, chosen, onChoose }: Props) {
  const t = useTranslate();
  const labels = useLabels(prefix);
  const { codes, codeName } = useFieldEnvironment();
  const say = (key: string) => t(`resources.${prefix}.plan.${key}`);
  const kindsOf = (modifyCd: AmendReason) =>
    amendDrafts(record, { modifyCd, eventDt: serverToday() }, (first) => first).map(({ kind }) => say(kind));
  return (
    <div className="hg-rows-input">
      <table aria-label={say('reasons')}>
        <thead>
          <tr>
            <th scope="col">{labels.field('modifyCd')}</th>
            <th scope="col">{labels.field('writeDt')}</th>
            <th scope="col">{say('made')}</th>
          </tr>
        </thead>
        <tbody>
          {codes('TAXINV_MOD').map(({ grpCd, key }) => {
            const reason = key as AmendReason;
            return (
              <tr key={reason} className={reason === chosen ? 'hg-amend__chosen' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="hg-amend__pick"
                    aria-pressed={reason === chosen}
                    onClick={() => onChoose(reason)}
                  >
                    <span className="hg-amend__no">{key}</span> {codeName(grpCd, key)}
                  </button>
                </th>
                <td data-label={labels.field('writeDt')}>
                  {say(ofLaterDay.includes(reason) ? 'day_event' : 'day_first')}
                </td>
                <td data-label={say('made')}>{kindsOf(reason).join(' + ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
