import type { boardErrors as ko } from '../ko/boardErrors.ts';
import type { Twin } from '../messages.ts';

/** Why a reply or an answer was not taken. Only the server says it, so browsers do not load it. */
export const boardErrors = {
  replyPassword: 'The nickname or password does not match. Please enter those you chose when writing the reply.',
  replyAsOperator: 'This nickname could be taken for the operator. Please choose another.',
  replyOfMember: 'A member wrote this reply. Please log in as that member and try again.',
  replyOfOther: 'You cannot change or delete a reply that somebody else wrote.',
  askAnswered: 'This question has been answered. To change the answer, edit the reply on the portal.',
} as const satisfies Twin<typeof ko>;
