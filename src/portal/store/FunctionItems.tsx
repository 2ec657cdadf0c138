import './functionItems.css';

export interface FunctionItem {
  readonly name: string;
  readonly text: string;
  /** Path of its drawing, 24 units. */
  readonly glyph: string;
}

/** What a service can do, each with its drawing. */
export const FunctionItems = ({ items }: { readonly items: readonly FunctionItem[] }) => (
  <ul className="ps-functions">
    {items.map(({ name, text, glyph }) => (
      <li key={name}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={glyph} />
        </svg>
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
