import { describe, expect, it } from 'vitest';
import { arrived, enterRecord, rememberAddress, rememberRow, returnTo } from './memory.ts';

describe('returnTo', () => {
  it('restores search and row once, straight from a record of the same list', () => {
    rememberAddress('rs4/clnt', 'keyword=a&page=2');
    rememberRow('rs4/clnt', 7);
    enterRecord('rs4/clnt');
    expect(returnTo('rs4/clnt')).toEqual({ address: 'keyword=a&page=2', row: 7 });
    arrived('rs4/clnt');
    expect(returnTo('rs4/clnt')).toBeUndefined();
  });
  it('has nothing to go back to after a record that was opened from elsewhere', () => {
    enterRecord('btcd/plan');
    expect(returnTo('btcd/plan')).toBeUndefined();
    rememberAddress('btcd/plan', '');
    expect(returnTo('btcd/plan')).toEqual({ address: '', row: undefined });
  });
  it('starts anew after another screen', () => {
    rememberAddress('rs4/clnt', 'keyword=a');
    enterRecord('rs4/ship');
    expect(returnTo('rs4/clnt')).toBeUndefined();
  });
});
