import type { resources as ko } from '../ko/resources.ts';
import type { Twin } from '../messages.ts';

/** Names of resources (one |||| several) and their detail grids and actions. */
export const resources = {
  'fw/code': { name: 'Common code |||| Common codes', grids: { code: 'Codes' } },
  'fw/bondArea': { name: 'Bonded area |||| Bonded areas' },
  'fw/excRate': { name: 'Exchange rate |||| Exchange rates' },
  'fw/client': {
    name: 'Linked site',
    grids: { site: 'Sites' },
    actions: { issueSecret: 'Issue secret' },
    asks: {
      issueSecret: 'Signatures made with the former secret stop working at once. The new secret is shown only once.',
    },
    helps: {
      clientId: 'What the site sends as client_id. It cannot be changed later.',
      unsignedYn: 'For development and tests. In production a signature is always needed.',
    },
  },
  'platform/corp': {
    name: 'Company |||| Companies',
    actions: { suspend: 'Suspend', resume: 'Resume', close: 'Close company' },
    asks: {
      suspend: 'Everybody of this company is logged out at once and cannot log in until it is resumed.',
      resume: 'The people of this company can log in again.',
      close: 'Everybody of this company is logged out at once. This cannot be undone.',
    },
  },
  'platform/user': {
    name: 'User |||| Users',
    actions: { lock: 'Lock', unlock: 'Unlock', resetPw: 'Reset password', remove: 'Withdraw user' },
    asks: {
      lock: 'Logged out everywhere at once, and no login until unlocked.',
      unlock: 'Failed attempts are cleared and the person can log in again.',
      resetPw:
        'Logged out everywhere; from now on only a one-time password works. It is sent by text message or e-mail.',
      remove: 'Logged out everywhere at once; this ID cannot log in again. What was written stays.',
    },
    tells: { loginPw: 'One-time password' },
  },
  'platform/outbox': {
    name: 'Outbox',
    actions: { retry: 'Send again' },
    asks: { retry: 'Attempts are counted anew and the message goes out shortly.' },
  },
  'platform/system/errFe': {
    name: 'Page error |||| Page errors',
    fields: {
      errType: 'Type',
      errMessage: 'Message',
      errUrl: 'Page address',
      errSource: 'Place',
      errInfo: 'More',
      errStack: 'Stack',
      hitCnt: 'Times',
      firstDtm: 'First seen',
      lastDtm: 'Last seen',
      userAgent: 'Browser',
      errKey: 'Fingerprint',
    },
  },
  'platform/system/product': {
    name: 'Product |||| Products',
    grids: { fee: 'Fees' },
    helps: {
      menuTreeIds: 'Numbers of the menus that a subscription opens, separated by commas, e.g. R1,R2',
      subsReqId: 'Applications and subscriptions name the product by this code.',
    },
  },
  'platform/system/demo': {
    name: 'Demo request |||| Demo requests',
    actions: { take: 'Start', finish: 'Finish', drop: 'Drop' },
    asks: { finish: 'A finished request cannot be changed any more.', drop: 'Ends the request without a consultation. It cannot be undone.' },
  },
  'platform/system/board': {
    name: 'Board post |||| Board posts',
    fields: { password: 'Password' },
    grids: { mtBoardReply: 'Replies' },
    rows: { mtBoardReply: { replyDtm: 'Created', editDtm: 'Edited', pwHash: 'Password', userCorpId: 'Company' } },
    helps: { popupYn: 'The notice opens in a window over the portal.' },
  },
  'platform/exportLog': {
    name: 'Personal data exports',
    fields: {
      createDt: 'Exported at',
      title: 'Exported data',
      rsrcCd: 'Resource',
      fileFmt: 'File format',
      expCnt: 'Rows',
      persTxt: 'Personal data',
      searchTxt: 'Search',
      colTxt: 'Columns',
    },
  },
  'platform/auth': { name: 'Authority group |||| Authority groups', grids: { menu: 'Menu authority' } },
  'rs4/clnt': {
    name: 'Partner |||| Partners',
    fields: { natCd: 'Country' },
    grids: { charger: 'Contacts' },
  },
  'rs4/ship': {
    name: 'Vessel |||| Vessels',
    fields: { natCd: 'Flag', ownerClntId: 'Shipowner' },
    grids: { equip: 'Equipment' },
    links: { ais: 'AIS view' },
  },
  'rs4/styleCode': { name: 'Document style |||| Document styles' },
  'rs4/stdinfo/config': { name: 'Setting |||| Settings' },
  'rs4/stdinfo/item': {
    name: 'Item |||| Items',
    fields: { ownerClntId: 'Cargo owner' },
    grids: { prices: 'Customer prices' },
  },
  'rs4/quot': {
    name: 'Quotation |||| Quotations',
    fields: {
      chargerIds: 'Recipients',
      excRt: 'Exchange rate',
      prevQuotId: 'Previous revision',
    },
    rows: { item: { lineTpCd: 'Type', lineNo: 'No', itemId: 'Item', prftRt: 'Profit %', priceBaseCd: 'Basis' } },
    grids: { item: 'Lines' },
    loads: { item: 'Load items' },
    words: {
      approval_rule: 'Amounts of KRW %{amount} or more are confirmed after approval.',
      least: 'Min',
      usual: 'Usual',
      won_with_tax: 'KRW, VAT included',
    },
    actions: {
      start: 'Start',
      confirm: 'Confirm',
      requestAppr: 'Request approval',
      send: 'Send',
      win: 'Won',
      lose: 'Lost',
      revise: 'Revise',
      cancel: 'Cancel quotation',
      expire: 'Expired',
    },
    asks: {
      requestAppr: 'Makes a document of form QT and submits it along the default line. Once approved, the quotation is confirmed.',
      send: 'Marks the quotation as sent. Where the settings say so, the recipients get an e-mail.',
      lose: 'Ends the quotation with the reason.',
      revise: 'This quotation becomes superseded; the next revision under the same number starts as a draft.',
      cancel: 'A cancelled quotation cannot be changed any more.',
    },
  },
  'groupware/apprDoc': { name: 'Approval form', grids: { field: 'Fields' } },
  'groupware/apprLine': { name: 'Approval line', fields: { stepCnt: 'Steps' }, grids: { step: 'Steps' } },
  'groupware/appr': {
    name: 'Approval document',
    fields: { turnUserNm: 'Waiting for' },
    rows: { steps: { userId: 'Person', opinion: 'Opinion' } },
    grids: { steps: 'Approval line', val: 'Form fields' },
    actions: {
      submit: 'Submit',
      approve: 'Approve',
      reject: 'Reject',
      arbitrate: 'Decide finally',
      withdraw: 'Withdraw',
      redraft: 'Draft anew',
    },
    asks: {
      submit: 'Sends the document to the first step of its line. It can be withdrawn while nobody has acted.',
      reject: 'Returns the document to its drafter. Please say why.',
      arbitrate: 'Skips the remaining approvals and completes the document.',
      withdraw: 'Stops the approval and takes the document back.',
    },
  },
} as const satisfies Twin<typeof ko>;
