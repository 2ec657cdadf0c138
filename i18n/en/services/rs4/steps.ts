import { raise } from '../groupware/raise.ts';
import type { rs4Steps as ko } from '../../../ko/services/rs4/steps.ts';
import type { Twin } from '../../../messages.ts';

/** What is said before and after the steps of a record, and why one cannot be taken; it comes with the first form. */
export const rs4Steps = {
  errors: {
    worksPlanned: 'Every line has its work order.',
    quotNeedsLine: 'Enter at least one item line.',
    quotAmountAboveZero: 'The amount must be above zero to confirm. Check prices and quantities of the items.',
    quotNeedsApproval: 'Quotations of KRW %{0} or more are confirmed after approval. Request approval.',
    quotProfitTooLow: 'The profit rate is below the minimum of %{1}%. Adjust prices or request approval.',
    quotWithoutCost:
      'No line has a purchase price, so there is no profit rate. Enter purchase prices or request approval.',
    lineForNothing:
      'This costs something and is sold for 0. Save it if it is free of charge, else enter a price or a profit rate.',
    purcForNothing: 'Lines that cost nothing: %{0}. Go on if they are free; otherwise enter quantity and price.',
    shareAboveOrder:
      'With the %{1}% billed before this asks for %{2}% of the order. An invoice beyond the order cannot be issued.',
    shareAboveProgress: 'With the %{1}% billed before this comes to %{2}%, above the progress of %{3}%.',
    teamTakenFor: 'Work order %{1} has the team %{4} from %{2} to %{3}: %{5}',
    teamMeets: 'Works of the team %{3} overlap each other from %{1} to %{2}: %{4}',
    teamCrowded: 'On %{1} the team %{3} would have %{2} works at once: %{4}. Give works their own team or days.',
    worksOpen: 'Some work orders are not finished. Complete or cancel them and try again: %{0}',
    orderNotDone: 'The completion report can be printed once the work is completed.',
    additionsOpen: 'The owner has not approved some additional work. Enter the day of approval: %{0}',
    signatureAbsent: 'The signature is missing. Attach the signed completion report as "Signature" and save.',
    orderInWork: 'An order with work orders, purchases or invoices cannot be cancelled. Cancel those documents first.',
    permitNeeded: 'Hot work and work in enclosed spaces need a permit. Enter the permit no. and save, then start.',
    noOrderToPurchase:
      'No order to choose; closed and cancelled ones are left out. The vessel comes with the order. To purchase without one, enter the vessel as the delivery place: the list finds it by that name.',
    notSupplier:
      'This is no partner registered as a supplier. If the name is right, add Supplier or Subcontractor to its partner types.',
    purcNeedsLine: 'Please enter at least one row to order.',
    purcNeedsApproval: 'Purchases of KRW %{0} or more are ordered after approval. Please request approval.',
    recvFixClosed:
      'Receipts of a closed order cannot be corrected. Take back a payment in its invoice to open the order again.',
    invNeedsLine: 'Please enter at least one row to invoice.',
    invAmountAboveZero: 'The amount must be above 0. Please check prices and quantities.',
    invNotAccepted: 'The final invoice needs an accepted order. Please record the acceptance in the order first.',
    invOrderEnded: 'Advance and progress invoices can be issued before the final invoice only.',
    invPaid: 'An invoice with payments cannot be cancelled. Please remove the payments first.',
    invSettled:
      'Payments of a paid invoice cannot be changed. Use “Take back payment” to remove the last one, then correct the others.',
    invNothingPaid: 'Nothing was paid for this invoice: there is no payment to take back.',
    invTaxed: 'An invoice with a tax invoice cannot be cancelled. Please cancel or delete the tax invoice first.',
    taxInvOnlyKr: 'Tax invoices are issued to Korean partners only.',
    taxInvNothing: 'This invoice asks for nothing, so there is no amount for a tax invoice.',
    taxInvThere: 'This invoice already has a tax invoice.',
    taxInvMixed: 'Rows of different VAT types cannot stand on one tax invoice. Please split the invoice by VAT type.',
  },
  /** Who decides, one after the other; whose turn it is, and for what. */
  approval: {
    route: 'Decided by: %{route}',
    route_usual: 'Without a line the default one is taken. Decided by: %{route}',
    route_unknown: 'There is no default line. Choose one.',
    refused: {
      title: 'Approval refused',
      by: '%{name} refused the approval (%{at})',
      by_proxy: '%{name} rejected in place of %{absent} (%{at})',
      open: 'Open the document',
    },
    turn: { APPR: 'Waiting for %{names} to approve', AGREE: 'Waiting for %{names} to agree' },
  },
  resources: {
    'rs4/quot': {
      sent: {
        rev: 'Revision',
        first: 'First',
        here: 'Shown here',
        open: 'Open %{rev}',
        papers: 'Paper kept',
        at: 'Marked as sent',
        none: 'No paper kept',
        by_hand: 'No e-mail sent',
      },
      loads: { item: 'Load items' },
      links: { appr: 'Approval document', order: 'Order' },
      paper: 'Quotation, view and PDF',
      titles: { requestAppr: raise },
      dones: {
        start: 'Drafting %{record}',
        confirm: 'Confirmed: %{record}. It can be sent now',
        requestAppr: 'Submitted for approval',
        send: 'Marked as sent: %{record}',
        win: 'Won. Order made: %{made}',
        lose: 'Marked as lost: %{record}',
        revise: 'Next revision made: %{made} %{rev}',
        reviseRate:
          'Next revision made: %{made} %{rev}. By its new date the exchange rate went %{rateFrom} → %{rateTo}, and the amounts with it',
        cancel: 'Cancelled: %{record}',
      },
      send: {
        off: 'No e-mail goes out: the settings have it switched off. Send %{file}, which stays with the attachments, yourself.',
        nobody:
          'No e-mail goes out, because no recipient is chosen. Send %{file}, which stays with the attachments, yourself.',
        no_address:
          'No e-mail goes out, because the chosen people have no address. Add it to the contacts of the customer, or send %{file} yourself.',
        to: 'To',
        subject: 'Subject',
        papers: 'Attached',
        text: 'Show the text',
        missed: 'Without an address, so not reached: %{names}',
      },
      asks: {
        confirm: 'A confirmed quotation cannot be changed, only revised. It can then be sent.',
        requestAppr:
          'Makes and submits a document of the form %{apprForm}. Meanwhile the quotation cannot be changed; when all have approved, it is confirmed.',
        send: 'A sent quotation cannot be changed, only revised. Its PDF stays with the attachments.',
        win: 'Makes an order of this quotation and ends it. Vessel, days, lines and amounts go over to the order as they are. If the end is not certain yet, enter the day you expect; you can change it in the order.',
        lose: 'Ends the quotation with the reason.',
        revise:
          'This quotation becomes superseded; the next revision under the same number starts as a draft. It is dated today, with the exchange rate of today where it is in a foreign currency.',
        cancel: 'A cancelled quotation cannot be changed any more.',
      },
    },
    'rs4/order': {
      begins: { purc: 'New purchase' },
      loads: { item: 'Load items' },
      links: {
        invADV: 'Advance invoice',
        invPROG: 'Progress invoice',
        invFINAL: 'Final invoice',
        purc: 'New purchase',
      },
      paper: 'Completion certificate, view and PDF',
      makes: 'Makes %{smart_count} work order |||| Makes %{smart_count} work orders',
      dones: {
        makeWorks: '%{works} work orders made',
        complete: 'Completed: %{record}. It can be accepted now',
        accept: 'Acceptance noted: %{record}. The rest can be invoiced now',
        reopen: 'Reopened: %{record}',
        cancel: 'Cancelled: %{record}',
      },
      asks: {
        makeWorks: 'Makes a work order for each chosen line. Team and days that a line leaves open are those above.',
        complete: 'Says that all work is done. Afterwards the order is accepted by the customer, or reopened.',
        accept:
          'Notes the acceptance by the customer. It needs the signature and the approval of additional work; from then on amounts follow the quantities done.',
        reopen: 'Takes the order back into work, to correct quantities and works.',
        cancel: 'Cancels the order; its quotation is sent again.',
      },
    },
    'rs4/work': {
      to_begin: 'A daily log is written, and the work is still planned. Start it if it has begun.',
      loads: { matl: 'Load materials' },
      paper: 'Work order sheet, view and PDF',
      dones: {
        start: 'Started: %{record}, actual start %{realFromDt}',
        log: 'Day noted: %{record}, progress %{progRt}%',
        hold: 'On hold: %{record}',
        resume: 'Resumed: %{record}',
        done: 'Done: %{record}, quantity %{doneQty}',
        cancel: 'Cancelled: %{record}',
      },
      asks: {
        start:
          'Today (%{day}) becomes the actual start and the work is in progress; the first work of an order puts the order to work too. It cannot be planned again.',
        log: 'Adds a day to the daily log. The progress shows in the order too.',
        hold: 'Stops the work and notes why.',
        done: 'Ends the work; its progress becomes 100 %. The quantity done is noted in its line of the order; what is left is filled in, change it where it differs.',
        cancel: 'A cancelled work order cannot be started again.',
      },
    },
    'rs4/purc': {
      left: {
        title: 'To purchase for this order',
        rest: '%{qty} %{unit} not ordered',
        take: 'Add',
        all: 'Add all (%{count})',
      },
      words: {
        vessel_of_order: 'Choose the order first',
        still_to_come: 'Still to come',
        more_to_come: 'and %{smart_count} more line |||| and %{smart_count} more lines',
      },
      loads: { item: 'Load items' },
      paper: 'Purchase order, view and PDF',
      titles: { requestAppr: raise },
      dones: {
        order: 'Ordered: %{record}. Its paper is in the preview',
        requestAppr: 'Submitted for approval',
        receive: 'Receipt noted: %{record}, lines: %{rows}, received %{came}, %{left} to come',
        receiveWhole: 'Receipt noted: %{record}, lines: %{rows}, received %{came}, nothing to come',
        correctReceipt: 'Receipt corrected: %{record}, %{stCd}. Received %{came}, to come %{left}',
        cancel: 'Cancelled: %{record}',
      },
      asks: {
        order:
          'Supplier %{clntId} · delivery by %{dlvDt}\n%{totalName} %{total}\nMarks the purchase as ordered from the supplier. After that it cannot be changed.',
        requestAppr:
          'Supplier %{clntId} · delivery by %{dlvDt}\n%{totalName} %{total}\nMakes and submits a document of the form %{apprForm}. Meanwhile the purchase cannot be changed; when all have approved, it is ordered.',
        correctReceipt:
          'Corrects a receipt that was noted wrongly. Change only the lines that are wrong to what really came and when, to 0 where nothing came. What is open then can be received again.',
        receive: 'Enter what has come. Untick the rows that come later.',
        cancel: 'A cancelled purchase cannot be changed any more.',
      },
    },
    'rs4/inv': {
      billed: {
        so_far:
          'Progress of the order %{progress}% · billed so far %{rate}% (%{curr} %{billed}) · left of the order %{curr} %{left}.',
        in_advance: 'In advance %{rate}% was billed before.',
        undone:
          '%{smart_count} item of the work has no quantity done and is left out. A final invoice is issued once the work was accepted. |||| %{smart_count} items of the work have no quantity done and are left out. A final invoice is issued once the work was accepted.',
        by_progress: 'By progress %{rate}% more can be billed.',
        nothing: 'By progress nothing more can be billed. To bill all the same, enter the rate.',
      },
      loads: { item: 'Load items' },
      links: { taxInv: 'Tax invoice' },
      paper: 'Statement, view and PDF',
      titles: { issueTax: 'Write the tax invoice of %{record}?' },
      dones: {
        issue: 'Issued: %{record}',
        pay: 'Payment noted: %{record}, %{stCd}',
        unpay: 'Payment taken back: %{record}, %{stCd}',
        issueTax: 'Tax invoice drafted: %{made}',
        cancel: 'Cancelled: %{record}',
      },
      asks: {
        issue:
          '%{clntId} · %{totalName} %{total}\nIssues the invoice. After that it cannot be changed; payments and a tax invoice can be recorded.',
        pay: 'Records what was received. When all is received, the invoice is paid.',
        unpay:
          'Takes back the payment of %{lastPayAmt} received on %{lastPayDt}. It is the last one and is removed, so that the amount is due again. The other payments can then be corrected, and a closed order opens again.',
        issueTax: 'Writes a tax invoice from this invoice. Check it there and issue it.',
        cancel: 'Cancels the invoice and takes it off the invoiced amount of the order.',
      },
    },
  },
} as const satisfies Twin<typeof ko>;
