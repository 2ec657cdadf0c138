// npm run db:migrate | db:diff
import './lib/node.mjs';
import { node } from './lib/run.mjs';

process.exitCode = (await node(['--import', 'tsx', 'src/databaseCommand.ts', ...process.argv.slice(2)])).code;
