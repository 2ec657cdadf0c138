import { cx } from '../../ui/cx.ts';
import { Icon } from '../parts/icons.tsx';
import type { Block } from './document.ts';
import { InlineText } from './Inline.tsx';
import { LegalTable } from './LegalTable.tsx';

export interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Blocks to be marked as different from the other version. */
  readonly isMarked?: (block: Block) => boolean;
}

export const Blocks = ({ blocks, isMarked }: BlocksProps) =>
  blocks.map((block, index) => (
    <div key={index} className={cx('pt-legal__block', isMarked?.(block) && 'is-marked')}>
      <OneBlock block={block} />
    </div>
  ));

function OneBlock({ block }: { readonly block: Block }) {
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
  if ('bullets' in block)
    return (
      <ul>
        {block.bullets.map((text) => (
          <li key={text}>
            <InlineText text={text} />
          </li>
        ))}
      </ul>
    );
  return (
    <ol>
      {block.list.map((item) => {
        const { text, items } = typeof item === 'string' ? { text: item, items: [] } : item;
        return (
          <li key={text}>
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
          </li>
        );
      })}
    </ol>
  );
}
