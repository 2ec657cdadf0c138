/** What sending a quotation would bring about, as `facts` of a confirmed one tell it. */
export interface MailPlan {
  /** Does the company send e-mail? */
  readonly mails: boolean;
  readonly subject: string;
  readonly text: string;
  /** The paper that goes along. */
  readonly fileName: string;
  /** Contacts of the customer. */
  readonly people: readonly { readonly id: number; readonly name: string; readonly email: string | null }[];
}
