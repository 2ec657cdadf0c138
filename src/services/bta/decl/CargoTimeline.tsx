/** How far a cargo is, as steps under each other: what happened, when, where, how many packages. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { CargoStep } from './cargoSteps.ts';
import './cargoTimeline.css';

export function CargoTimeline({ cargMtNo }: { readonly cargMtNo: string }) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const word = (name: string) => t(`resources.bta/decl.words.${name}`);
  const { data, error, isPending } = useQuery({
    queryKey: ['bta/decl', 'cargoInfo', cargMtNo],
    queryFn: () => provider.readCall<{ content: readonly CargoStep[] }>('bta/decl', 'cargoInfo', { cargMtNo }),
  });
  // A figure and its unit stay on one line.
  const packages = (count: number) => `${grouped(String(count))}\u00a0${word('packages')}`;
  if (isPending) return <p role="status">{word('looking')}</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (data.content.length === 0) return <p role="status">{word('no_steps')}</p>;
  return (
    <ol className="bt-steps">
      {data.content.map(({ step, stepNm, at, place, pkgCnt }, index) => (
        <li key={`${step} ${at} ${index}`} className="bt-steps__one">
          <b>{stepNm}</b>
          <time dateTime={at.replace(' ', 'T')}>{at}</time>
          <span>{[place, pkgCnt === null ? '' : packages(pkgCnt)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}
