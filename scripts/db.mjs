// npm run db:migrate | db:diff; `npm run db:diff -- tools` writes the migration 0NNN_tools.sql
import './lib/node.mjs';
import { writeMigration } from './lib/migration.mjs';
import { Sentence, node } from './lib/run.mjs';

const [command = '', name] = process.argv.slice(2);
if (command === 'diff' && name) {
  try {
    const file = writeMigration(name);
    console.log(file ? `  ${file}` : '  선언과 마이그레이션이 같습니다 / declarations and migrations agree');
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  process.exitCode = (await node(['--import', 'tsx', 'src/databaseCommand.ts', command])).code;
}
