/** What people are told of inside the application and by e-mail, and how each chooses. */

/**
 * `turn`: it waits for the person; `state`: their record went on; `ref`: for their information; `due`: a day comes or has
 * passed; `asked`: a visitor waits for an answer of the operator.
 */
export const noticeKinds = ['turn', 'state', 'ref', 'due', 'asked'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that a person can be told of: questions of visitors reach the operator's people alone. */
export const kindsFor = (operator: boolean): readonly NoticeKind[] =>
  operator ? noticeKinds : noticeKinds.filter((kind) => kind !== 'asked');

export interface NoticeChoice {
  readonly app: boolean;
  readonly mail: boolean;
}

/** Kept as the person's preference `notify`; `lang` is the language of the e-mails. */
export type NoticeChoices = Readonly<Partial<Record<NoticeKind, NoticeChoice>>> & { readonly lang?: string };
export const noticePref = 'notify';

/** As the database takes it where nothing is chosen (migration of the notices). */
export const usualChoice = (kind: NoticeKind): NoticeChoice => ({ app: true, mail: kind === 'turn' });

/** As the wire shows it: `GET platform/notify/list`. */
export interface Notice {
  readonly id: number;
  /** `more`: of what came in such numbers that it was gathered; `facts.count` says how many, the record is the last of them. */
  readonly kind: NoticeKind | 'more';
  readonly prefix: string;
  readonly view: string | null;
  readonly recordId: number;
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** `yyyy-MM-dd HH:mm:ss` in Seoul. */
  readonly at: string;
  readonly read: boolean;
}

/** `GET platform/notify/counts`: unread notices, and how many records lie in the person's boxes, or of them wait (`waits`), by menu. */
export interface NoticeCounts {
  readonly unread: number;
  readonly boxes: Readonly<Record<string, number>>;
}

/** A count stops here: nobody reads a larger one, and counting it would take long. */
export const mostCounted = 1000;
