import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import { Icon } from '../parts/icons.tsx';
import type { Block, Item } from './document.ts';
import { InlineText } from './Inline.tsx';
import { LegalTable } from './LegalTable.tsx';

export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly marking?: Marking | undefined;
}

/** Blocks and items of lists that differ from the other version: new in this one, or gone after it. */
export interface Marking {
  readonly as: 'ins' | 'del';
  readonly marks: (piece: Block | Item) => boolean;
}

export const Blocks = ({ blocks, marking }: BlocksProps) =>
  blocks.map((block, index) => {
    const as = marking && !isList(block) && marking.marks(block) ? marking.as : undefined;
    return (
      <div key={index} className={cx('pt-legal__block', as && 'is-marked')}>
        <Marked as={as}>
          <OneBlock block={block} marking={marking} />
        </Marked>
      </div>
    );
  });

/** Colour alone would tell nothing to who does not see it: the element, a line and words say it too (KWCAG 5.4.1). */
function Marked({ as: Element, children }: { readonly as: Marking['as'] | undefined; readonly children: ReactNode }) {
  const t = useT();
  if (!Element) return children;
  return (
    <Element>
      <span className="hg-sr">{t(`legal.marked.${Element}`)}</span>
      {children}
    </Element>
  );
}

const isList = (block: Block) => typeof block !== 'string' && 'list' in block;

function OneBlock({ block, marking }: Pick<BlocksProps, 'marking'> & { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  if ('table' in block) return <LegalTable {...block.table} />;
  if ('note' in block)
    return (
      <p className="pt-legal__note">
        <Icon name="info" />
        <span>
          <InlineText text={block.note} />
        </span>
      </p>
    );
  return (
    <ol>
      {block.list.map((item) => {
        const { text, items } = typeof item === 'string' ? { text: item, items: [] } : item;
        const as = marking?.marks(item) ? marking.as : undefined;
        return (
          <li key={text} className={cx(as && 'is-marked')}>
            <Marked as={as}>
              <InlineText text={text} />
              {items.length > 0 && (
                <ol>
                  {items.map((inner) => (
                    <li key={inner}>
                      <InlineText text={inner} />
                    </li>
                  ))}
                </ol>
              )}
            </Marked>
          </li>
        );
      })}
    </ol>
  );
}
