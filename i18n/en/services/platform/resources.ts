import type { resources as ko } from '../../../ko/services/platform/resources.ts';
import type { Twin } from '../../../messages.ts';

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
    dones: { issueSecret: 'New secret issued: %{record}' },
    helps: {
      clientId: 'What the site sends as client_id. It cannot be changed later.',
      unsignedYn: 'For development and tests. In production a signature is always needed.',
    },
  },
  'platform/corp': {
    name: 'Company |||| Companies',
    actions: {
      suspend: 'Suspend',
      resume: 'Resume',
      openSignIn: 'Lift login restriction of administrators',
      close: 'Close company',
    },
    asks: {
      openSignIn:
        'Administrators who typed wrong passwords too often can log in without waiting. Only for a company none of whose administrators can log in.',
      suspend: 'Everybody of this company is logged out at once and cannot log in until it is resumed.',
      resume: 'The people of this company can log in again.',
      close: 'Everybody of this company is logged out at once. This cannot be undone.',
    },
    dones: {
      suspend: 'Suspended: %{record}',
      resume: 'Resumed: %{record}',
      openSignIn: 'Its administrators can log in again: %{record}',
      close: 'Closed: %{record}',
    },
    grids: { site: 'Linked site |||| Linked sites' },
  },
  'platform/user': {
    name: 'User |||| Users',
    actions: {
      // Entries of the trail that no button makes.
      changePw: 'Password changed',
      withdraw: 'Left',
      arrive: 'Signed in by a linked site',
      lock: 'Lock',
      unlock: 'Unlock',
      openSignIn: 'Open login',
      resetPw: 'Reset password',
      remove: 'Withdraw user',
      standIn: 'Name a stand-in',
      changeContact: 'Change contact',
      undoContact: 'Undo contact change',
    },
    asks: {
      lock: 'Logged out everywhere at once, and no login until unlocked.',
      openSignIn: 'The person can log in at once, without waiting.',
      unlock: 'Failed attempts are cleared and the person can log in again.',
      resetPw:
        'Logged out everywhere; from now on only a one-time password works. It is sent by text message or e-mail.',
      remove: 'Logged out everywhere at once; this ID cannot log in again. What was written stays.',
      standIn:
        'The stand-in acts on the documents that wait for this person. Confidential ones open to the stand-in as well.',
    },
    dones: {
      lock: 'Locked: %{record}',
      unlock: 'Unlocked: %{record}',
      openSignIn: 'Can log in again: %{record}',
      resetPw: 'One-time password sent: %{record}',
      remove: 'Withdrawn: %{record}',
      standIn: 'Stand-in named for %{record}',
    },
    tells: { loginPw: 'One-time password' },
  },
  'platform/message': {
    name: 'Message |||| Messages',
    fields: {
      simCd: 'Manner',
      waitSec: 'Seconds late',
      answerCd: 'Further answer',
      errCode: 'Error code',
      errText: 'Error',
      errGrid: 'Grid of the error',
      errRow: 'Row of the error',
      errField: 'Field of the error',
      corpId: 'Company',
      dirCd: 'Direction',
      rcvCd: 'Receiver',
      recPrefix: 'Resource',
      recId: 'Record ID',
      recNo: 'Record no.',
      seqNo: 'Seq.',
      convId: 'Conversation',
      rcvMsgNo: "Receiver's message no.",
      atDtm: 'Decided at',
      dupCnt: 'Received again',
      stBef: 'Status before',
      stAft: 'Status after',
      errRows: 'Errors',
      rawHash: 'Hash of raw text (SHA-256)',
      rawTxt: 'Raw text',
      rawText: 'Raw text contains',
      stuck: 'Needs a look',
      createDt: 'Kept at',
    },
    actions: {
      simulate: 'Simulator',
      retry: 'Try again',
      cancel: 'Cancel sending',
      close: 'Close',
      replay: 'Replay from raw',
    },
    asks: {
      simulate: 'How the simulator answers messages of this company, from the next one on.',
      retry: 'Tries again soon, without waiting.',
      cancel: 'This message is not sent. The record of whoever sent it is told by an error.',
      close: 'Marks it as looked at. No record changes.',
      replay: 'Reads the messages of this record anew from their raw texts and compares the status that they lead to.',
    },
    tells: { replayTxt: 'Replayed status and status now' },
  },
  'platform/outbox': {
    name: 'Outbox',
    actions: { retry: 'Send again' },
    asks: { retry: 'Attempts are counted anew and the message goes out shortly.' },
    dones: { retry: 'It goes out again shortly: %{record}' },
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
    dones: {
      take: 'Consultation started: %{record}',
      finish: 'Finished: %{record}',
      drop: 'Dropped: %{record}',
    },
    asks: {
      finish: 'A finished request cannot be changed any more.',
      drop: 'Ends the request without a consultation. It cannot be undone.',
    },
  },
  'platform/system/board': {
    name: 'Board post |||| Board posts',
    fields: { password: 'Password' },
    grids: { mtBoardReply: 'Replies' },
    rows: { mtBoardReply: { replyDtm: 'Created', editDtm: 'Edited', pwHash: 'Password', userCorpId: 'Company' } },
    actions: { answer: 'Answer' },
    asks: {
      answer:
        'Stands on the board as the operator’s reply and goes to the asker by e-mail. The question counts as answered.',
    },
    dones: { answer: 'Answered: %{record}' },
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
  'platform/certCorp': {
    name: 'Certified companies',
    actions: { request: 'Request', approve: 'Approve', reject: 'Reject', revoke: 'Revoke', expire: 'Expired' },
    asks: {
      reject: 'Goes back to a draft with the reason. The company can mend it and apply again.',
      request: 'The operator looks at the certificate. Once approved, other companies see it in the directory.',
      approve: 'It becomes public in the directory, and others may choose this company for their orders.',
      revoke: 'It leaves the directory at once and gets no new orders. This cannot be undone.',
    },
    dones: {
      request: 'Certification requested: %{record}',
      approve: 'Approved: %{record}',
      reject: 'Rejected: %{record}',
      revoke: 'Revoked: %{record}',
    },
    turns: {
      DRAFT: 'Attach the certificate, then request the certification',
      REQ: 'Look at the certificate, then approve or reject',
    },
    waits: { DRAFT: 'Not requested yet', REQ: 'Waiting for the operator to look at it' },
    helps: {
      regNo:
        'The number that customs or the port authority gave. Of ship supplies and repair, eight letters or digits.',
      rejReason: 'The company reads this, mends it and requests again.',
    },
  },
  'platform/taxInv': {
    name: 'Tax invoice',
    fields: { direction: 'Direction' },
    rows: { item: { purchDt: 'Supplied on', itemNm: 'Item', lineCnt: 'Lines gathered' } },
    grids: { item: 'Items' },
    tabs: { all: 'All', ISSUE: 'Issued', RECV: 'Received' },
    actions: { issue: 'Issue', cancelIssue: 'Cancel issue' },
    links: { pcr: 'Apply for a purchase confirmation' },
    dones: { issue: 'Issued: %{record}', cancelIssue: 'Issue taken back: %{record}' },
    asks: {
      issue:
        'Gives it a confirmation number and issues it. An issued tax invoice cannot be changed, but can be cancelled before it is sent.',
      cancelIssue: 'Cancels a tax invoice that has not been sent to the tax office yet. This cannot be undone.',
    },
  },
} as const satisfies Twin<typeof ko>;
