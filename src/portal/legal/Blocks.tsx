import { cx } from '../../ui/cx.ts';
import { Icon } from '../parts/icons.tsx';
import type { Block, Item } from './document.ts';
import { InlineText } from './Inline.tsx';
import { LegalTable } from './LegalTable.tsx';

export interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Whether a block, or an item of a list, is to be marked as different from the other version. */
  readonly isMarked?: ((piece: Block | Item) => boolean) | undefined;
}

export const Blocks = ({ blocks, isMarked }: BlocksProps) =>
  blocks.map((block, index) => (
    <div key={index} className={cx('pt-legal__block', !isList(block) && isMarked?.(block) && 'is-marked')}>
      <OneBlock block={block} isMarked={isMarked} />
    </div>
  ));

const isList = (block: Block) => typeof block !== 'string' && 'list' in block;

function OneBlock({ block, isMarked }: Pick<BlocksProps, 'isMarked'> & { readonly block: Block }) {
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
        return (
          <li key={text} className={isMarked?.(item) ? 'is-marked' : undefined}>
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
