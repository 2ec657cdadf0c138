/** Outside services that the server talks to, in the test process: an HTTP listener and an SMTP server. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Heard {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}
export interface HttpListener {
  readonly url: string;
  readonly heard: Heard[];
  /** What the next calls are answered; `null` never answers. */
  answer: { status: number; body?: string } | null;
  close(): Promise<void>;
}

export async function listenHttp(): Promise<HttpListener> {
  const heard: Heard[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    heard.push({ headers: request.headers, body });
    if (listener.answer)
      response
        .writeHead(listener.answer.status, { 'content-type': 'application/json' })
        .end(listener.answer.body ?? '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listener: HttpListener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    answer: { status: 200 },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return listener;
}

export interface MailServer {
  readonly url: string;
  readonly mails: { from: string; to: string[]; raw: string }[];
  /** Refuses recipients while set. */
  refusing: boolean;
  /** Takes the connection and says nothing while set. */
  silent: boolean;
  close(): Promise<void>;
}

/** `certificate`: speaks TLS with a certificate that nobody vouches for, at once or by STARTTLS. */
export async function listenSmtp(certificate?: 'atOnce' | 'startTls'): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    secure: certificate === 'atOnce',
    disabledCommands: certificate ? [] : ['STARTTLS'],
    logger: false,
    onConnect: (_session, callback) => void (box.silent || callback()),
    onAuth: ({ username, password }, _session, callback) =>
      username === 'hangro' && password === 'postbox' ? callback(null, { user: username }) : callback(new Error('no')),
    onRcptTo: (_address, _session, callback) =>
      box.refusing ? callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : callback(),
    onData: (stream, session, callback) => {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        box.mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((r) => r.address), raw });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const box: MailServer = {
    url: `${certificate === 'atOnce' ? 'smtps' : 'smtp'}://hangro:postbox@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    refusing: false,
    silent: false,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return box;
}
