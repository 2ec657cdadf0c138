/** Where the cloud terms stand, in a tab of their own: what was typed stays. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import './subsc.css';

export function TermsLink() {
  const t = useTranslate();
  const { resource } = useRecordForm();
  return (
    <p className="hg-terms">
      <a href="/portal/policy" target="_blank" rel="noreferrer">
        {t(`resources.${resource.prefix}.words.terms`)}
      </a>
    </p>
  );
}
