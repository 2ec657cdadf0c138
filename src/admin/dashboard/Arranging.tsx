/** Putting the dashboard in another order: while it is done, each card has its own buttons for it in its head. */
import Eye from '@mui/icons-material/VisibilityOutlined';
import EyeOff from '@mui/icons-material/VisibilityOffOutlined';
import { createContext, use, useEffect, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LeftGlyph, RightGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { moved, turned } from './arrangement.ts';
import type { Arranged, Arrangement } from './arrangement.ts';
import type { CardArea } from './cards.ts';

interface Place {
  readonly id: string;
  readonly shown: boolean;
  readonly count: number;
  /** From 0 on. */
  readonly at: number;
  /** Cards that have nothing to say are not in the way of others. */
  readonly setStanding: Dispatch<SetStateAction<readonly string[]>>;
  readonly move: (by: -1 | 1, name: string) => void;
  readonly turn: () => void;
}

const Here = createContext<Place | undefined>(undefined);

interface Props {
  readonly area: CardArea;
  readonly cards: readonly Arranged[];
  readonly kept: Arrangement;
  readonly keep: (next: Arrangement) => void;
  readonly tell: (words: string) => void;
  readonly view: (card: Arranged['card']) => ReactNode;
}

/** Cards of an area with the buttons that arrange them. */
export function ArrangedCards({ area, cards, kept, keep, tell, view }: Props) {
  const t = useT();
  const [standing, setStanding] = useState<readonly string[]>([]);
  const ids = cards.map(({ card }) => card.id);
  const seen = ids.filter((id) => standing.includes(id));
  return cards.map(({ card, shown }) => {
    const at = seen.indexOf(card.id);
    const place: Place = {
      ...{ id: card.id, shown, at, count: seen.length, setStanding },
      move: (by, name) => {
        keep(moved(kept, area, ids, card.id, seen[at + by]!));
        tell(t('dashboard.arrange.told', { name, at: at + by + 1, count: seen.length }));
      },
      turn: () => keep(turned(kept, card.id, !shown)),
    };
    return (
      <Placed key={card.id} place={place}>
        {view(card)}
      </Placed>
    );
  });
}

const Placed = ({ place, children }: { readonly place: Place; readonly children: ReactNode }) => (
  <Here value={place}>{children}</Here>
);

/** Whether the card is left out, for its look while the dashboard is arranged. */
export const useLeftOut = () => use(Here)?.shown === false;

/** The buttons of one card; nothing while nobody arranges. */
export function CardTools({ name }: { readonly name: string }) {
  const place = use(Here);
  return place && <Tools {...place} name={name} />;
}

// React gives the keyboard back to a button whose card has moved.
function Tools({ id, shown, at, count, setStanding, move, turn, name }: Place & { readonly name: string }) {
  const t = useT();
  useEffect(() => {
    setStanding((before) => [...before, id]);
    return () => setStanding((before) => before.filter((one) => one !== id));
  }, [id, setStanding]);
  const of = (word: string) => `${name}: ${t(`dashboard.arrange.${word}`)}`;
  return (
    <span className="ds-arrange">
      {!shown && <em>{t('dashboard.arrange.left_out')}</em>}
      <IconButton
        size="s"
        label={of('before')}
        tip={t('dashboard.arrange.before')}
        disabledReason={at === 0 ? t('dashboard.arrange.first') : undefined}
        onClick={() => move(-1, name)}
      >
        <LeftGlyph />
      </IconButton>
      <IconButton
        size="s"
        label={of('after')}
        tip={t('dashboard.arrange.after')}
        disabledReason={at === count - 1 ? t('dashboard.arrange.last') : undefined}
        onClick={() => move(1, name)}
      >
        <RightGlyph />
      </IconButton>
      <IconButton
        size="s"
        label={of(shown ? 'hide' : 'show')}
        tip={t(`dashboard.arrange.${shown ? 'hide' : 'show'}`)}
        onClick={turn}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  );
}
