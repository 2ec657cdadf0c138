/** Cells of a row that are taken from the record which it names. */

/** From an export declaration of the own company. */
export const fromDeclaration: readonly string[] = ['baseDocCd', 'docNo', 'docDt', 'currCd'];
/** From a tax invoice that was received. */
export const fromInvoice: readonly string[] = ['ntsConfirmNo', 'writeDt', 'supplyAmt', 'taxAmt'];
