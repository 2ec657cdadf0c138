/** A read-only call about one record, `GET {prefix}/{id}/{name}`, together with what it answers. */
export interface RecordPart<T> {
  readonly name: string;
  /** Never there: it carries the type of the answer from the wire to whoever asks. */
  readonly answer?: T;
}

export const recordPart = <T>(name: string): RecordPart<T> => ({ name });
