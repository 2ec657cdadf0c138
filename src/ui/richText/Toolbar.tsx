import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { IconButton } from '../button/IconButton.tsx';
import { useT } from '../text.tsx';
import { ToolGlyph } from './toolGlyphs.tsx';
import { groups, keyNames, tableGroup } from './tools.ts';
import type { PanelName, Tool } from './tools.ts';

interface Props {
  readonly editor: Editor;
  /** Id of the text that it serves. */
  readonly serves: string;
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly images: boolean;
  readonly disabled: boolean;
  readonly panel: PanelName | undefined;
  readonly onPanel: (panel: PanelName) => void;
  /** Buttons of the surroundings at the end. */
  readonly end?: ReactNode;
}

const all = [...groups, tableGroup].flatMap(({ tools }) => tools);

/** What the buttons show of the place where the caret stands. */
function readState(editor: Editor) {
  const inTable = editor.isActive('table');
  const flags = all.map((tool) => [
    tool.name,
    { active: tool.active?.(editor), can: tool.can?.(editor) ?? true },
  ]) as readonly (readonly [string, { active: boolean | undefined; can: boolean }])[];
  return { inTable, flags: Object.fromEntries(flags) };
}

/** One stop for the keyboard; arrows, Home and End go through the buttons, Escape returns to the text. */
export function Toolbar({ editor, serves, bar, images, disabled, panel, onPanel, end }: Props) {
  const t = useT();
  const [stop, setStop] = useState('bold');
  const state = useEditorState({ editor, selector: ({ editor: now }) => readState(now) });
  const shown = useRef<HTMLButtonElement[]>([]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    shown.current = buttons;
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };

  const button = (tool: Tool) => {
    const { active, can } = state.flags[tool.name] ?? { active: undefined, can: true };
    const label = t(`editor.tools.${tool.name}`);
    return (
      <IconButton
        key={tool.name}
        size="s"
        label={label}
        tip={tool.keys ? `${label} (${keyNames(tool.keys)})` : label}
        disabled={disabled || !can}
        tabIndex={tool.name === stop ? 0 : -1}
        aria-pressed={tool.active && !tool.panel ? Boolean(active) : undefined}
        aria-expanded={tool.panel ? panel === tool.panel : undefined}
        data-on={active || undefined}
        onFocus={() => setStop(tool.name)}
        onClick={() => (tool.panel ? onPanel(tool.panel) : tool.run?.(editor))}
      >
        <ToolGlyph name={tool.name} />
      </IconButton>
    );
  };

  const wanted = state.inTable ? [...groups, tableGroup] : groups;
  // The stop of the keyboard may have been a button of the table that was left.
  if (!wanted.some(({ tools }) => tools.some(({ name }) => name === stop))) setStop('bold');
  return (
    <div
      ref={bar}
      className="hg-rte__bar"
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={serves}
      onKeyDown={onKeyDown}
      // The text that is being written keeps its selection and, on a phone, its keyboard.
      onMouseDown={(event) => editor.isFocused && event.preventDefault()}
    >
      {wanted.map(({ name, tools }) => (
        <div key={name} className="hg-rte__group" role="group" aria-label={t(`editor.groups.${name}`)}>
          {tools.filter((tool) => images || tool.name !== 'image').map(button)}
        </div>
      ))}
      {end}
    </div>
  );
}
