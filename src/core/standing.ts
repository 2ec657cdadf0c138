/** How a person's company stands to a service of the store: `GET platform/subsc/standing?subsReqId=`. */
export interface Standing {
  /** Applied for, in use, or with notice given; absent where it may be applied for. */
  readonly held?: {
    readonly stCd: 'REQ' | 'USE' | 'TERM_REQ';
    readonly subscNo: string;
    /** `yyyy-MM-dd`, first day without the service; null where no notice is given. */
    readonly endDt: string | null;
    /** Its record, for who may read it. */
    readonly path?: string;
  };
  /** The company has services in use: an application reckons with them. */
  readonly uses: boolean;
  /** The person may apply for services. */
  readonly mayApply: boolean;
  /** It runs the services, and applies for none. */
  readonly operator: boolean;
  /** Whom who may not apply asks for it: colleagues who give authorities. */
  readonly admins: readonly string[];
}
