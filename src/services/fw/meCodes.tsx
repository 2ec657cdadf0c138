/** The common-code map of the session, searched as menus are: by word, part or initial consonants. */
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { matches } from '../../core/text/hangul.ts';
import type { CommonCode } from '../../core/commonCode.ts';
import { TextBox } from '../../ui/form/TextBox.tsx';
import { Section } from '../platform/mypage/Page.tsx';
import '../../ui/table/table.css';

const most = 200;
/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function CodeMap({ codes }: { readonly codes: readonly CommonCode[] }) {
  const t = useTranslate();
  const [keyword, setKeyword] = useState('');
  const sorted = useMemo(() => codes.toSorted((a, b) => a.grpCd.localeCompare(b.grpCd) || a.sort - b.sort), [codes]);
  const groups = useMemo(() => new Set(codes.map(({ grpCd }) => grpCd)).size, [codes]);
  const found = sorted.filter(
    ({ grpCd, key, value, valueEn }) => keyword.trim() === '' || matches(keyword, [grpCd, key, value, valueEn]),
  );
  const example = found[0] ?? sorted[0];
  return (
    <Section title={t('desk.account.me.codes')} hint={t('desk.account.me.codes_lead', { groups, count: codes.length })}>
      <div className="mp-sec__body">
        <p className="hg-t2">{t('desk.account.me.codes_help')}</p>
        {example && (
          <pre className="me-code">
            {`codeName('${example.grpCd}', '${example.key}')  // ${example.value}\nGET /api/fw/common/code?grpCd=${example.grpCd}`}
          </pre>
        )}
        <TextBox
          type="search"
          icon={<SearchIcon />}
          aria-label={t('desk.account.me.codes_search')}
          placeholder={t('desk.account.me.codes_search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {found.length > most && (
          <p className="hg-t2" role="status">
            {t('desk.account.me.codes_more', { count: most })}
          </p>
        )}
      </div>
      {found.length === 0 ? (
        <p className="me-codes__none" role="status">
          {t('desk.account.me.codes_none')}
        </p>
      ) : (
        <div className="me-codes" role="region" aria-label={t('desk.account.me.codes')} {...scrollable}>
          <table className="hg-table">
            <thead>
              <tr>
                <th scope="col">{t('desk.account.me.group')}</th>
                <th scope="col">{t('desk.account.me.key')}</th>
                <th scope="col">{t('desk.account.me.ko')}</th>
                <th scope="col">{t('desk.account.me.en')}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map(({ grpCd, corpId, key, value, valueEn }) => (
                <tr key={`${grpCd}/${corpId}/${key}`}>
                  <td>{grpCd}</td>
                  <td>{key}</td>
                  <td>{value}</td>
                  <td>{valueEn}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
