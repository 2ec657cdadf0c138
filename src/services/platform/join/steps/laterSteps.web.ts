/** The steps behind the first, in one part. */
export { ConsentStep } from './ConsentStep.tsx';
export { DoneStep } from './DoneStep.tsx';
export { InfoStep } from './InfoStep.tsx';
