/** Keeping the search of a list under a name, or giving a kept one another name and readers. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { mayShare, viewLimits, viewShares } from '../../../../core/listView.ts';
import type { ListView, ViewShare } from '../../../../core/listView.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { FormField } from '../../../../ui/form/FormField.tsx';
import { SelectBox } from '../../../../ui/form/SelectBox.tsx';
import { TextBox } from '../../../../ui/form/TextBox.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { useDerivedList } from '../derivedList.ts';
import { useRights } from '../../../access/useRights.ts';
import { useListViews } from './useListViews.ts';
import './views.css';
import { ApiError } from '../../../../session/calls/error.ts';

type Props = {
  readonly onClose: () => void;
} & (
  | { /** The kept search that changes. */ readonly view: ListView }
  | { /** The search that becomes one. */ readonly asked: string; readonly view?: undefined }
);

export function SaveView(props: Props) {
  return (
    <Words section="views" lang={useLanguage()}>
      <Window {...props} />
    </Words>
  );
}

function Window(props: Props) {
  const { view, onClose } = props;
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, level } = useDerivedList();
  const administers = useRights().mayWrite('platform/user');
  const { views } = useListViews();
  const [viewNm, setViewNm] = useState(view?.viewNm ?? '');
  const [shareCd, setShareCd] = useState<ViewShare>(view?.shareCd ?? 'MINE');
  // One that was shared before the authority went says still what it is.
  const shares = viewShares.filter((share) => share === view?.shareCd || mayShare(share, level, administers));
  const name = viewNm.trim();
  const twin = views.find((other) => other.own && other.id !== view?.id && other.viewNm === name);
  const keep = useMutation({
    mutationFn: () =>
      provider.keepListView({
        screen: screen.name,
        id: view?.id,
        viewNm: name,
        address: props.view ? props.view.address : props.asked,
        shareCd,
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['listViews'] });
      notify(t('views.kept', { name }), { type: 'success' });
      onClose();
    },
  });
  const ofShare = keep.error instanceof ApiError && keep.error.problems.some(({ field }) => field === 'shareCd');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name && !keep.isPending) keep.mutate();
  };
  return (
    <Dialog
      open
      width={420}
      title={t(view ? 'views.change' : 'views.keep')}
      lead={view ? undefined : t('views.hint')}
      onClose={keep.isPending ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={keep.isPending}>
            {t('desk.action.cancel')}
          </Button>
          <Button kind="filled" type="submit" form={id} disabled={keep.isPending || name === ''}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="hl-view">
        <FormField
          label={t('views.name')}
          required
          help={twin && !view ? t('views.replaces') : undefined}
          error={ofShare ? undefined : keep.error?.message}
        >
          {(ids) => (
            <TextBox
              {...ids}
              autoFocus
              value={viewNm}
              maxLength={viewLimits.name}
              onChange={(event) => setViewNm(event.target.value)}
            />
          )}
        </FormField>
        <FormField label={t('views.share')} error={ofShare ? keep.error?.message : undefined}>
          {(ids) => (
            <SelectBox {...ids} value={shareCd} onChange={(event) => setShareCd(event.target.value as ViewShare)}>
              {shares.map((share) => (
                <option key={share} value={share}>
                  {t(`views.shares.${share}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FormField>
      </form>
    </Dialog>
  );
}
