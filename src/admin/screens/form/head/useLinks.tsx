/** Buttons of a record that open a page elsewhere, in a tab of its own. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { inputId } from '../inputs/inputs.ts';
import { useRecordForm } from '../recordForm.ts';

export interface RecordLink {
  /** Named by `resources.{prefix}.links.{id}`. */
  readonly id: string;
  /** Only while the record is begun. */
  readonly begins?: true;
  /** The page for what the form holds now, or what of it is `stored`; undefined while the record lacks what it needs. */
  readonly href: (values: Values, stored: Values) => string | undefined;
  /** What is lacking then. */
  readonly lacks?: Lack | ((values: Values) => Lack);
}

interface Lack {
  /** The sentence: a key of texts. */
  readonly text: string;
  /** Where the keyboard goes. */
  readonly field: string;
}

export interface Links {
  readonly buttons: readonly OwnAction[];
  readonly dialog: ReactNode;
}

export function useLinks(links: readonly RecordLink[] = []): Links {
  const t = useTranslate();
  const { resource, values, before, situation } = useRecordForm();
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const [lacking, setLacking] = useState<Lack>();
  const open = ({ href, lacks }: RecordLink) => {
    const page = href(values, before);
    if (page) window.open(page, '_blank', 'noopener,noreferrer');
    else setLacking(typeof lacks === 'function' ? lacks(values) : lacks);
  };
  const closeQuestion = () => {
    setLacking(undefined);
    setTimeout(() => lacking && document.getElementById(inputId(lacking.field))?.focus());
  };
  return {
    buttons: links
      .filter(({ begins }) => !begins || starts)
      .map((link) => ({
        id: link.id,
        label: t(`resources.${resource.prefix}.links.${link.id}`),
        onClick: () => open(link),
      })),
    dialog: (
      <AlertDialog open={lacking !== undefined} title={lacking ? t(lacking.text) : ''} onConfirm={closeQuestion} />
    ),
  };
}
