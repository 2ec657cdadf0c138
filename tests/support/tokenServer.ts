/** A server of tokens alone, for tests of the browser's session: rotates, refuses, remembers what it was asked. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
let count = 0;

/** A token as the browser reads it; no two are alike. */
export const token = (seconds: number, id = 1, corpId = 2): string =>
  `h.${base64({ id, corpId, exp: Date.now() / 1000 + seconds, n: count++ })}.s`;

export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly bearer: string;
  readonly language: string | undefined;
  readonly body: string;
}

export class TokenServer {
  readonly asked: Asked[] = [];
  /** Access tokens that calls are answered for. */
  readonly good = new Set<string>();
  /** The refresh token in force; undefined when the session is over. */
  refresh: string | undefined;
  /** The next answers to a rotation are lost on the way. */
  loseAnswers = 0;
  accessSeconds = 60;
  password = 'right';
  person = { id: 1, loginId: 'a@demo.example', userNm: '가나다' };
  corp = { id: 2, corpNm: '회사' };
  codes = [{ grpCd: 'G', corpId: 1, key: 'a', value: '가', valueEn: null, sort: 1 }];
  /** Login results bring the codes along. */
  sendsCodes = true;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((req, res) => {
      let body = '';
      req.on('data', (data: Buffer) => (body += data.toString()));
      req.on('end', () => {
        const { url = '', method = '', headers } = req;
        const bearer = (headers.authorization ?? '').replace('Bearer ', '');
        const path = url.replace('/api/', '');
        this.asked.push({ path, method, bearer, language: headers['accept-language'], body });
        const answer = this.#answer(path, bearer, body);
        if (answer) setTimeout(() => res.writeHead(answer[0]).end(JSON.stringify(answer[1])), 15);
        else req.socket.destroy();
      });
    }).listen(0);
    await new Promise((resolve) => this.#server!.once('listening', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }

  async stop(): Promise<void> {
    this.#server!.closeAllConnections();
    await new Promise((resolve) => this.#server!.close(resolve));
  }

  count = (path: string): number => this.asked.filter((one) => one.path === path).length;

  /** A session as after a login. */
  open(): { accessToken: string; refreshToken: string } {
    const accessToken = token(this.accessSeconds, this.person.id, this.corp.id);
    this.good.add(accessToken);
    this.refresh = token(600, this.person.id, this.corp.id);
    return { accessToken, refreshToken: this.refresh };
  }

  #answer(path: string, bearer: string, body: string): readonly [number, unknown] | undefined {
    const refused = [401, { code: 'E_TOKEN', message: 'no' }] as const;
    const result = (tokens: object) => ({
      accessToken: null,
      refreshToken: null,
      ...tokens,
      user: this.person,
      corp: this.corp,
      menu: [],
      commonCode: this.sendsCodes ? this.codes : [],
    });
    if (path === 'platform/token/refresh') {
      if (bearer !== this.refresh) return refused;
      if (this.loseAnswers-- > 0) return undefined;
      return [200, this.open()];
    }
    if (path === 'platform/member/login') {
      const right = (JSON.parse(body) as { loginPw: string }).loginPw === this.password;
      return right ? [200, result(this.open())] : [401, { code: 'E_LOGIN', message: '틀렸습니다' }];
    }
    if (path === 'platform/member/profile' && bearer === this.refresh) {
      const accessToken = token(this.accessSeconds, this.person.id, this.corp.id);
      this.good.add(accessToken);
      return [200, result({ accessToken, refreshToken: this.refresh })];
    }
    if (!this.good.has(bearer)) return refused;
    if (path === 'platform/member/profile') return [200, result({})];
    if (path === 'fw/common/code') return [200, { content: this.codes }];
    return [200, { path }];
  }
}
