/** What became of the subscriptions that the list shows, an event a line, newest first (10-platform subsc V: hist rows flattened). */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useDerivedList } from '../../../admin/screens/list/derivedList.ts';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { dateTime, typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { CourseEvent } from './course.ts';
import { useToldEvent } from './useToldEvent.web.ts';
import './subsc.css';

const moment = dateTime();

export function CourseTable({ screen }: { readonly screen: string }) {
  const t = useTranslate();
  const title = useId();
  const environment = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { hrefOf } = useDerivedList();
  const { follow } = useLinks();
  const { data: rows } = useListContext();
  const { data } = useQuery({
    queryKey: [screen, 'course'],
    queryFn: ({ signal }) => provider.readCall<{ content: readonly CourseEvent[] }>(screen, 'course', {}, { signal }),
    retry: false,
  });
  const shown = new Map(rows?.map((row) => [row.id, row]));
  const told = useToldEvent();
  const events = data?.content.filter(({ subscId }) => shown.has(subscId)) ?? [];
  if (!events.length) return null;
  const word = (name: string) => t(`resources.platform/subsc.words.course.${name}`);
  const changed = (event: CourseEvent) =>
    [event.befVal, event.aftVal].flatMap((value) => told(event, value) || []).join(' → ');
  return (
    <section className="hg-course" aria-labelledby={title}>
      <h2 id={title}>{word('title')}</h2>
      <table>
        <thead>
          <tr>
            {['at', 'service', 'event', 'change', 'no'].map((name) => (
              <th key={name} scope="col">
                {word(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event, at) => {
            const href = hrefOf(shown.get(event.subscId)!);
            return (
              <tr key={at}>
                <td className="hg-tn">{typeOf(moment).format(event.histDtm, moment, environment)}</td>
                <td>{event.prodNm}</td>
                <td>{environment.codeName('SUBSC_HIST', event.histTpCd)}</td>
                <td className="hg-tn">{changed(event)}</td>
                <td>
                  <a href={href} onClick={(click) => follow(click, href)}>
                    {event.subscNo}
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
