/** What is left undone in other months: a month that goes well must not hide one that was forgotten. */
import Warn from '@mui/icons-material/ReportProblemOutlined';
import { behindByKey, monthBills, ofCompanies, type LeftBehind } from './glance.ts';
import { useGlance } from './useGlance.tsx';

export function MonthBehind({ behind }: { readonly behind: readonly LeftBehind[] }) {
  const { word, ymText, at, follow } = useGlance();
  return (
    <section className="pb-behind" aria-label={word('behind')}>
      <dl>
        {behindByKey(behind).map(([key, months]) => (
          <div key={key}>
            <dt>
              <Warn aria-hidden="true" />
              {word(`behind_${key}`)}
            </dt>
            {months.map(({ ym, count }) => {
              const href = at(monthBills(ym));
              const words = word(ofCompanies.includes(key) ? 'behind_companies' : 'behind_papers', {
                ...{ month: ymText(ym), smart_count: count },
              });
              return (
                <dd key={ym}>
                  {href ? (
                    <a href={href} onClick={(event) => follow(event, href)}>
                      {words}
                    </a>
                  ) : (
                    words
                  )}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </section>
  );
}
