import { withParticles } from '../src/core/text/particles.ts';
import { archive as enArchive } from './en/archive.ts';
import { ask as enAsk } from './en/ask.ts';
import { billWhy as enBillWhy } from './en/billWhy.ts';
import { demo as enDemo } from './en/demo.ts';
import { boardErrors as enBoardErrors } from './en/boardErrors.ts';
import { errors as enErrors } from './en/errors.ts';
import { exportErrors as enExportErrors } from './en/exportErrors.ts';
import { fileErrors as enFileErrors } from './en/fileErrors.ts';
import { fileExport as enFileExport } from './en/fileExport.ts';
import { fields as enFields } from './en/fields/index.ts';
import { importErrors as enImportErrors } from './en/importErrors.ts';
import { importFile as enImportFile } from './en/importFile.ts';
import { menus as enMenus } from './en/menus.ts';
import { moneyErrors as enMoneyErrors } from './en/moneyErrors.ts';
import { orderErrors as enOrderErrors } from './en/orderErrors.ts';
import { stockErrors as enStockErrors } from './en/stockErrors.ts';
import { serverErrors as enServerErrors } from './en/serverErrors.ts';
import { outgoing as enOutgoing } from './en/outgoing.ts';
import { print as enPrint } from './en/print.ts';
import { services as enServices } from './en/services/index.ts';
import { archive as koArchive } from './ko/archive.ts';
import { ask as koAsk } from './ko/ask.ts';
import { billWhy as koBillWhy } from './ko/billWhy.ts';
import { demo as koDemo } from './ko/demo.ts';
import { boardErrors as koBoardErrors } from './ko/boardErrors.ts';
import { errors as koErrors } from './ko/errors.ts';
import { exportErrors as koExportErrors } from './ko/exportErrors.ts';
import { fileErrors as koFileErrors } from './ko/fileErrors.ts';
import { fileExport as koFileExport } from './ko/fileExport.ts';
import { fields as koFields } from './ko/fields/index.ts';
import { forms as koForms } from './ko/forms.ts';
import { importErrors as koImportErrors } from './ko/importErrors.ts';
import { importFile as koImportFile } from './ko/importFile.ts';
import { menus as koMenus } from './ko/menus.ts';
import { moneyErrors as koMoneyErrors } from './ko/moneyErrors.ts';
import { orderErrors as koOrderErrors } from './ko/orderErrors.ts';
import { stockErrors as koStockErrors } from './ko/stockErrors.ts';
import { serverErrors as koServerErrors } from './ko/serverErrors.ts';
import { outgoing as koOutgoing } from './ko/outgoing.ts';
import { print as koPrint } from './ko/print.ts';
import { services as koServices } from './ko/services/index.ts';
import { labelKeys } from './label.ts';
import { merge } from './messages.ts';
import type { Messages } from './messages.ts';

/** Languages in which the server itself speaks; the others get English. */
export type ServerLanguage = 'ko' | 'en';
export type Args = readonly (string | number)[] | Readonly<Record<string, string | number>>;

const texts: Readonly<Record<ServerLanguage, Messages>> = {
  ko: koServices.reduce<Messages>(merge, {
    errors: {
      ...koErrors,
      ...koFileErrors,
      ...koExportErrors,
      ...koImportErrors,
      ...koBoardErrors,
      ...koOrderErrors,
      ...koMoneyErrors,
      ...koServerErrors,
      ...koStockErrors,
      demo: koDemo.checks,
      question: koAsk.checks,
    },
    ...{ fields: koFields, outgoing: koOutgoing, billWhy: koBillWhy, print: { ...koPrint, forms: koForms } },
    desk: { export: koFileExport },
    importFile: koImportFile,
    archive: koArchive,
  }),
  en: enServices.reduce<Messages>(merge, {
    errors: {
      ...enErrors,
      ...enFileErrors,
      ...enExportErrors,
      ...enImportErrors,
      ...enBoardErrors,
      ...enOrderErrors,
      ...enMoneyErrors,
      ...enServerErrors,
      ...enStockErrors,
      demo: enDemo.checks,
      question: enAsk.checks,
    },
    ...{ fields: enFields, outgoing: enOutgoing, billWhy: enBillWhy, print: enPrint },
    desk: { export: enFileExport },
    importFile: enImportFile,
    archive: enArchive,
  }),
};

function find(lang: ServerLanguage, key: string): string | undefined {
  let node: string | Messages | undefined = texts[lang];
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/** The texts below a key by their last part; none where there is no such group. */
export function textsBelow(lang: ServerLanguage, group: readonly string[]): Readonly<Record<string, string>> {
  let node: string | Messages | undefined = texts[lang];
  for (const part of group) node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === 'object' ? (node as Readonly<Record<string, string>>) : {};
}

/** The text of `errors.…`, `fields.…`, `resources.…`, `outgoing.…`, `billWhy.…`, `print.…` or `desk.export.…`, `%{name}` filled from args; an unknown key answers itself. */
export function translate(lang: ServerLanguage, key: string, args: Args = []): string {
  const values = new Map(Object.entries(args).map(([name, value]) => [name, String(value)]));
  const text = find(lang, key) ?? find('en', key) ?? key;
  return withParticles(text.replace(/%\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole));
}

/** What one record of a resource is called, or several. */
export function resourceName(lang: ServerLanguage, prefix: string, count: 'one' | 'several' = 'one'): string {
  const forms = translate(lang, `resources.${prefix}.name`).split('||||');
  return forms[count === 'one' ? 0 : forms.length - 1]!.trim();
}

/** What a menu of the fixed tree is called. */
export const menuName = (lang: ServerLanguage, treeId: string): string | undefined =>
  (lang === 'ko' ? koMenus : enMenus)[treeId];

/** Label of a field of a resource or of one of its grids; a field without label answers its name. */
export function fieldLabel(lang: ServerLanguage, prefix: string, field: string, grid?: string): string {
  const key = labelKeys(prefix, field, grid).find((candidate) => find(lang, candidate) !== undefined);
  return key ? translate(lang, key) : field;
}

/** The server language that fits an Accept-Language header best; Korean when it names none of ours. */
export function serverLanguage(acceptLanguage: string | undefined): ServerLanguage {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1] ?? 1);
      return { primary: tag.split('-')[0] ?? '', quality, index };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  const first = wanted.find(({ primary }) => ['ko', 'en', 'de', 'ru', 'fr'].includes(primary));
  return first === undefined || first.primary === 'ko' ? 'ko' : 'en';
}
