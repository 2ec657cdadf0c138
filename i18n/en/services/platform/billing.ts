import type { billing as ko, billingErrors as koErrors } from '../../../ko/services/platform/billing.ts';
import type { Twin } from '../../../messages.ts';

/** Names, buttons and questions of usage and monthly bills. */
export const billing = {
  'platform/usage': {
    name: 'Usage fee',
    fields: { corpId: 'Company', used: 'Used' },
    actions: { meter: 'Meter usage', adjust: 'Adjust quantity', unadjust: 'Undo adjustment' },
    asks: {
      meter:
        'Counts users, transfers and text messages of the month anew, company by company. Months that are billed do not change, and adjusted quantities stay.',
      adjust: 'The quantity can be changed until it is billed. Metering again keeps it.',
      unadjust: 'Goes back to the metered quantity and drops the reason.',
    },
    dones: { adjust: 'Quantity adjusted: %{record}', unadjust: 'Back to the metered quantity: %{record}' },
    words: {
      sums: 'Totals by system',
      all: 'Total',
      metered: '%{companies} companies metered. %{inserted} new, %{updated} changed, %{removed} gone.',
      progress: '%{done} of %{total} companies done',
      failed: 'Not done: %{names}',
    },
    sides: { operator: 'the operator' },
  },
  'platform/bill': {
    name: 'Monthly bill',
    fields: {
      corpId: 'Company',
      payAmt: 'Amount paid',
      paidAmount: 'Paid',
      dueDt: 'Due',
      issueDt: 'Billed on',
      tot: 'Supply amount',
      held: 'Held',
    },
    grids: { line: 'Lines' },
    boxes: { parties: 'Supplier and customer' },
    actions: {
      close: 'Close month',
      issue: 'Issue bill',
      release: 'Release',
      pay: 'Record payment',
      cancel: 'Cancel draft',
      fallDue: 'Overdue',
    },
    asks: {
      close:
        'Drafts a bill for every company from the usage of the month. Drafts are made anew; bills that were issued do not change.',
      issue: 'Issues the tax invoice with it and tells the company. An issued bill cannot be changed.',
      release: 'Says that you have looked at why it is held, and that it may be issued as it is.',
      pay: 'Once everything is paid, the bill is paid.',
      cancel: 'Cancels the draft. Closing the month again makes a new one.',
    },
    dones: {
      issue: 'Issued: %{record}',
      release: 'Released: %{record}',
      pay: 'Payment recorded: %{record}',
      cancel: 'Draft cancelled: %{record}',
    },
    words: {
      closed: '%{made} bills drafted, %{held} of them held.',
      glance: {
        title: 'Month at a glance',
        before: 'Month before',
        after: 'Next month',
        unmetered: 'To meter',
        unclosed: 'To close',
        draft: 'To issue',
        held: 'Held',
        issued: 'To be paid',
        overdue: 'Overdue',
        paid: 'Paid',
        unsent: 'Invoices to send',
        failed: 'Sending failed',
        won: ' won',
        running: 'The month is not over yet',
        to_meter: 'Next: meter the usage',
        to_close: 'Metered. Next: close the month',
        to_look: 'Closed. Next: look at the bills that are held',
        to_issue: 'Closed. Next: issue the bills',
        to_pay: 'All issued. Waiting for payments',
        done: 'Everything is paid',
        nothing: 'Nothing to bill',
        held_title: 'Bills held: %{count}',
        debtors: 'Companies overdue: %{count}, %{amount} won over all months',
        since: '%{count} since %{month}',
        list: 'List',
      },
      progress: '%{done} of %{total} companies done',
      failed: 'Not done: %{names}',
    },
    turns: {
      DRAFT: 'Look at it and issue it',
      ISSUED: 'Pay by the due date',
      OVERDUE: 'The due date has passed. Pay now',
    },
    waits: {
      DRAFT: 'The operator is looking at the bill',
      ISSUED: 'Waiting for the company to pay',
      OVERDUE: 'The due date has passed. Waiting for the company to pay',
    },
    sides: { operator: 'the operator' },
  },
} as const satisfies Twin<typeof ko>;

/** What rules of usage and bills say. */
export const billingErrors = {
  usageBilled: 'This usage is billed already. Adjust it in the next month.',
  usageNotAdjusted: 'It was not adjusted.',
  billHeld: 'This bill is held. Look at the reason and release it before issuing it.',
  billNotHeld: 'This bill is not held.',
  billOutdated: 'Usage has changed since the month was closed. Close the month again before issuing.',
  billPaidOver: 'No more than the %{1} won that are left can be paid.',
  payInFuture: 'A payment cannot be of a day to come.',
  monthToCome: 'This month has not begun.',
  monthNotOver: 'A month that is not over cannot be closed.',
  trainToCome: 'A training cannot be of a day to come.',
  noTraining: 'This service has no fee for training.',
} as const satisfies Twin<typeof koErrors>;
