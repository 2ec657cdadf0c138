/** The public schema of electronic tax invoices (KEC), as far as an invoice between two parties says anything: told once, for writer and reader. */

export const namespace = 'urn:kr:or:kec:standard:Tax:ReusableAggregateBusinessInformationEntitySchemaModule:1:0';

/** An element. `as` names what it holds; without it the parts of `of` belong to what is around them. */
export interface Element {
  readonly el: string;
  readonly as?: string;
  /** Stands as often as there are values. */
  readonly many?: true;
  readonly of?: readonly Element[];
}

const leaf = (el: string, as: string): Element => ({ el, as });
const inside = (el: string, ...of: readonly Element[]): Element => ({ el, of });

const contact = [
  leaf('DepartmentNameText', 'dept'),
  leaf('PersonNameText', 'person'),
  leaf('TelephoneCommunication', 'tel'),
  leaf('URICommunication', 'email'),
];
const named = [
  leaf('ID', 'regNo'),
  leaf('TypeCode', 'bizTp'),
  leaf('NameText', 'name'),
  leaf('ClassificationCode', 'bizItem'),
];
const branch = leaf('TaxRegistrationID', 'branchNo');
const head = inside('SpecifiedPerson', leaf('NameText', 'ceo'));
const address = inside('SpecifiedAddress', leaf('LineOneText', 'addr'));

export const taxInvoice: readonly Element[] = [
  inside('ExchangedDocument', leaf('IssueDateTime', 'issuedAt'), inside('ReferencedDocument', leaf('ID', 'ownNo'))),
  inside(
    'TaxInvoiceDocument',
    leaf('IssueID', 'confirmNo'),
    leaf('TypeCode', 'typeCode'),
    { el: 'DescriptionText', as: 'remarks', many: true },
    leaf('IssueDateTime', 'writeDay'),
    leaf('AmendmentStatusCode', 'amendCode'),
    leaf('PurposeCode', 'purposeCode'),
    leaf('OriginalIssueID', 'originalNo'),
  ),
  inside(
    'TaxInvoiceTradeSettlement',
    {
      el: 'InvoicerParty',
      as: 'supplier',
      of: [...named, inside('SpecifiedOrganization', branch), head, inside('DefinedContact', ...contact), address],
    },
    {
      el: 'InvoiceeParty',
      as: 'buyer',
      of: [
        ...named,
        inside('SpecifiedOrganization', branch, leaf('BusinessTypeCode', 'kind')),
        head,
        { el: 'PrimaryDefinedContact', of: contact },
        { el: 'SecondaryDefinedContact', as: 'second', of: contact },
        address,
      ],
    },
    {
      el: 'SpecifiedPaymentMeans',
      as: 'payments',
      many: true,
      of: [leaf('TypeCode', 'means'), leaf('PaidAmount', 'amount')],
    },
    inside(
      'SpecifiedMonetarySummation',
      leaf('ChargeTotalAmount', 'supplyAmt'),
      leaf('TaxTotalAmount', 'taxAmt'),
      leaf('GrandTotalAmount', 'sumAmount'),
    ),
  ),
  {
    el: 'TaxInvoiceTradeLineItem',
    as: 'items',
    many: true,
    of: [
      leaf('SequenceNumeric', 'no'),
      leaf('DescriptionText', 'remark'),
      leaf('InvoiceAmount', 'supplyAmt'),
      leaf('ChargeableUnitQuantity', 'qty'),
      leaf('InformationText', 'spec'),
      leaf('NameText', 'name'),
      leaf('PurchaseExpiryDateTime', 'day'),
      inside('TotalTax', leaf('CalculatedAmount', 'taxAmt')),
      inside('UnitPrice', leaf('UnitAmount', 'unitPrice')),
    ],
  },
];

export interface TaxContact {
  readonly dept?: string;
  readonly person?: string;
  readonly tel?: string;
  readonly email?: string;
}

export interface TaxParty extends TaxContact {
  readonly regNo?: string;
  readonly branchNo?: string;
  readonly bizTp?: string;
  readonly name?: string;
  readonly bizItem?: string;
  readonly ceo?: string;
  readonly addr?: string;
}

export interface TaxItem {
  readonly no: string;
  readonly remark?: string;
  readonly supplyAmt?: string;
  readonly qty?: string;
  readonly spec?: string;
  readonly name?: string;
  readonly day?: string;
  readonly taxAmt?: string;
  readonly unitPrice?: string;
}

/** What such a document says. What it leaves out is absent; figures and days stand as they are written there. */
export interface TaxDocument {
  /** `yyyyMMddHHmmss`. */
  readonly issuedAt?: string;
  readonly ownNo?: string;
  readonly confirmNo?: string;
  readonly typeCode?: string;
  readonly remarks?: readonly string[];
  /** `yyyyMMdd`. */
  readonly writeDay?: string;
  readonly amendCode?: string;
  readonly purposeCode?: string;
  readonly originalNo?: string;
  readonly supplier?: TaxParty;
  /** `kind`: 01 a business, 02 a person, 03 a foreigner. */
  readonly buyer?: TaxParty & { readonly kind?: string; readonly second?: TaxContact };
  readonly payments?: readonly { readonly means?: string; readonly amount?: string }[];
  readonly supplyAmt?: string;
  readonly taxAmt?: string;
  readonly sumAmount?: string;
  readonly items?: readonly TaxItem[];
}
