/** Search on a phone: one text with a button that opens everything else as a sheet from below. */
import Drawer from '@mui/material/Drawer';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { useOpenDialog } from '../../../../ui/dialog/openDialogs.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { useT } from '../../../../ui/text.tsx';
import { Conditions } from './Conditions.tsx';
import { ConditionChips } from './ConditionChips.tsx';
import { DateTypeAndPeriod } from './DateTypeAndPeriod.tsx';
import { KeywordBox } from './KeywordBox.tsx';
import { hasDates, hasText, narrows, openSearch } from './search.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListSearch } from './useListSearch.ts';
import { useDraft } from './useDraft.ts';
import { showsReady } from '../views/showsReady.ts';
import { useStopsAtOdd } from './useStopsAtOdd.ts';

export function PhoneSearch() {
  const t = useT();
  const id = useId();
  const { screen } = useDerivedList();
  const { resource } = screen;
  const { state, address, today, search } = useListSearch();
  const { draft, change, newest } = useDraft(state, address);
  const [open, setOpen] = useState(false);
  useOpenDialog(open, () => setOpen(false));
  const [alert, setAlert] = useState(false);
  const stopsAtOdd = useStopsAtOdd();
  const submit = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (stopsAtOdd(event.currentTarget)) return;
    setOpen(false);
    search(newest());
  };
  const submitText = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (resource.search.firstOf && Object.keys(newest().conditions).length === 0) setAlert(true);
    else submit(event);
  };
  return (
    <>
      <form role="search" className="hl-psearch" onSubmit={submitText}>
        <KeywordBox resource={resource} draft={draft} onChange={change} />
        {hasText(resource.search) ? (
          <IconButton label={t('desk.search.detail')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <TuneIcon />
          </IconButton>
        ) : (
          <Button icon={<TuneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('desk.search.detail')}
          </Button>
        )}
      </form>
      <AlertDialog open={alert} title={t('desk.message.ship_search')} onConfirm={() => setAlert(false)} />
      {/* The link above the rows says a ready search, and the one to everything takes it away. */}
      {!showsReady(screen, true, address, today) && <ConditionChips />}
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        className="hl-sheet"
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      >
        <form onSubmit={submit}>
          <h2 id={id}>{t('desk.search.detail')}</h2>
          {hasDates(resource.search) && (
            <div className="hl-sheet__dates">
              <DateTypeAndPeriod resource={resource} draft={draft} today={today} onChange={change} segment />
            </div>
          )}
          <Conditions id={`${id}-conditions`} resource={resource} draft={draft} today={today} onChange={change} />
          <div className="hl-sheet__acts">
            <Button
              size="l"
              disabledReason={narrows(draft) ? undefined : t('desk.search.nothing_set')}
              onClick={() => change(openSearch)}
            >
              {t('desk.search.clear_all')}
            </Button>
            <Button size="l" kind="filled" type="submit">
              {t('desk.search.search')}
            </Button>
          </div>
        </form>
      </Drawer>
    </>
  );
}
