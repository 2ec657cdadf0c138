import { useT } from '../../../ui/text.tsx';
import { Heading, Section } from './Section.tsx';
import './processes.css';

const steps = ['inquiry', 'quotation', 'order', 'works', 'purchase', 'extra', 'acceptance', 'payment'] as const;

/** Key processes: eight steps along one course. */
export function Processes() {
  const t = useT();
  return (
    <Section name="processes" ground="page">
      <Heading name="processes" title={t('home.processes.title')} />
      <div className="pt-course">
        <Course />
        <ol className="pt-process">
          {steps.map((name, at) => (
            <li key={name}>
              <span className="pt-process__no hg-tn" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{t(`home.processes.${name}.title`)}</h3>
              <p>{t(`home.processes.${name}.text`)}</p>
              <span className="pt-process__tag">{t(`home.processes.${name}.tag`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const Course = () => (
  <svg
    className="pt-course__line"
    viewBox="0 0 1120 416"
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M16 16H1110a26 26 0 0 1 26 26V182a26 26 0 0 1-26 26H0a28 28 0 0 0 0 56H1088" />
    <path className="pt-course__hull" d="M1102 254h16c9 0 16 5 20 10-4 5-11 10-20 10h-16Z" />
  </svg>
);
