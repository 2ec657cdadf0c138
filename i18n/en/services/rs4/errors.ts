import type { errors as ko } from '../../../ko/services/rs4/errors.ts';
import type { Twin } from '../../../messages.ts';

/** What rules of ship repair say, in the form and from the server. */
export const errors = {
  recvOver: 'More than was ordered. What can still be received is %{1}.',
  recvFixMore: 'More than the %{1} noted as received. What came besides is noted by Receive.',
  recvFixNothing: 'No quantity and no date differs. Please change the line that is wrong.',
  payOver: 'More than is due. What is left to pay is %{1}.',
  payTwice:
    'The won of a foreign payment follow from its rate. Please empty the foreign amount if won were received, or the amount in won if not.',
  shareWords: 'The words say %{1}%, but %{2}% is asked for.',
  invBelowZero:
    'The amount is below zero, %{1}: advance and progress invoices are deducted from it. It cannot be issued like this. Please check the kind and the lines.',
  progressAhead: 'Must not exceed the %{2}% of the log of %{1}.',
  progressBack: 'The progress may not be below the %{1}% of the row above.',
  berthTaken: 'Order %{1} has this berth from %{2} to %{3}.',
  teamTaken: 'Work order %{1} has this team from %{2} to %{3}.',
  logDayToCome: '%{1} is a day that has not come yet. Check the date.',
  hoursBeyondDay: '%{2} hours in one day by %{1} people: please make sure it is no slip.',
  doneBeyondOrder: '%{1} done is more than the %{2} left. The order and its bills go by this quantity.',
  doneTwice: 'Other works have finished all of this line. %{1} more goes beyond what was ordered.',
  loggedThatDay: 'There is a log of %{1} already. Another one adds its people and hours.',
} as const satisfies Twin<typeof ko>;
