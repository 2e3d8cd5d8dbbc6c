import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const firstLine = ({ message }: { message: string }) => message.split('\n')[0];

/** Vitest's JSON reporter leaves out errors outside of tests, which fail a run too. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const inState = (wanted: string) => tests.filter((test) => test.result().state === wanted);
    const failures = [
      ...inState('failed').map((test) => {
        const { errors: [error] = [] } = test.result();
        return `${relative('.', test.module.moduleId)}: ${test.fullName}: ${error ? firstLine(error) : ''}`;
      }),
      ...modules.flatMap((module) =>
        module.errors().map((error) => `${relative('.', module.moduleId)}: ${firstLine(error)}`),
      ),
      ...unhandledErrors.map(({ message, stack }) => `Outside of tests: ${message} ${stack ?? ''}`),
    ];
    const report = { passed: inState('passed').length, skipped: inState('skipped').length, failures };
    writeFileSync(process.env.VITEST_REPORT ?? '.cache/reports/vitest.json', JSON.stringify(report));
  }
}
