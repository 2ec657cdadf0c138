import type { errors as ko } from '../../../ko/services/platform/errors.ts';
import type { Twin } from '../../../messages.ts';

/** What rules of the platform say, in the form and from the server. */
export const errors = {
  certificateAbsent: 'Attach the certificate and save, then request.',
  supplierRegNo: 'The number of ship supplies and repair has eight letters or digits, such as 030SR001.',
  regNoShape: 'Use letters, digits and hyphens for the registration number.',
  expiryAfterReg: 'The expiry must come after the day of registration.',
  taxInvNotReceived: 'Choose only tax invoices that another company issued to yours.',
  taxInvSeveralIssuers:
    'These tax invoices come from different suppliers. A confirmation is applied for by supplier: choose those of one supplier only.',
  taxInvTooMany: 'A confirmation takes up to 99 tax invoices. Choose them in parts.',
  taxInvAmendOriginal: 'This one adds to or takes from another: amend the original tax invoice instead.',
  taxInvTakesBack: '%{0}, which takes all of it back, is still a draft. Issue or delete it before you amend again.',
  taxInvTakenBack: 'It was taken back as a whole by %{0} and cannot be amended again.',
  taxInvEventBefore: 'The reason cannot have arisen before the original date of writing.',
  taxInvDiffNone: 'Enter by how much it is more, or, as a negative figure, less.',
  taxInvDiffBelow: 'It cannot become less than nothing.',
  taxInvBackMore: 'More than was supplied cannot come back.',
  taxInvBackNone: 'Enter what came back in at least one row.',
  taxInvNotTaxed: 'Only an invoice taxed at 10% can become zero-rated.',
  taxInvMustBeLess: 'What came back is a negative quantity and amount.',
  taxInvRemarkLong: 'The tax office takes a remark of up to %{1} characters.',
  taxInvNamesFirst: 'Keep “당초 작성일 yyyy-mm-dd” in the remark: the law asks for it.',
  taxInvBelowNought: 'With what was amended before, %{1} would be left.',
  taxInvRowSum: 'Quantity × unit price is %{1}, but %{0} says %{2}. Go on if a discount or the like explains it.',
  taxInvNotIssued: 'It can be printed once it is issued.',
  noticeOfEnd: 'Notice is given seven days ahead. The earliest end date is %{1}.',
  notOpenYet: 'This service is not open yet, so its users cannot be changed. Change them once its menus open.',
  sameUserCnt: 'That is the number of users already. Enter the number to change it to.',
  mustAgree: '%{0} is needed: tick the box to agree.',
  serviceUSE: 'Your company uses this service already. Change the number of users under “Services in use”.',
  serviceREQ:
    'Your company has applied for this service and waits for approval. Change or cancel the application under “Subscription history”.',
  productClosed: 'This service cannot be applied for now. Choose one that the store offers.',
} as const satisfies Twin<typeof ko>;
