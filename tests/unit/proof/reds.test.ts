import { describe, expect, it } from 'vitest'

import {
  repeatLines,
  testsOfPlaywright,
  testsOfStories,
  testsOfVitest,
  verdicts,
} from '../../../scripts/lib/proof/reds.mjs'

const vitest = {
  testResults: [
    {
      ...{ name: '/project/tests/server/a.test.ts', status: 'failed', message: '' },
      assertionResults: [
        { fullName: ' is green', status: 'passed' },
        { fullName: ' is red', status: 'failed' },
        { fullName: ' waits for --deep', status: 'pending' },
      ],
    },
    {
      ...{ name: '/project/tests/server/b.test.ts', status: 'failed', message: 'No module\nat x' },
      assertionResults: [],
    },
    {
      ...{ name: '/project/tests/flows/walks.test.tsx', status: 'passed', message: '' },
      assertionResults: [
        { fullName: 'the page of order start → order.pay', status: 'passed' },
        { fullName: 'the page of chat start', status: 'failed' },
      ],
    },
  ],
}
const units = ['tests/server/a.test.ts', 'tests/server/b.test.ts', 'walks:order', 'walks:chat'].map((id) => ({
  id,
}))

describe('what a run says of its units', () => {
  it('one red test makes its unit red; a file that cannot be loaded is red; walks are units by machine', () => {
    const tests = testsOfVitest(vitest, '/project')
    expect(verdicts(tests, units)).toEqual({
      green: new Set(['walks:order']),
      red: new Set(['tests/server/a.test.ts', 'tests/server/b.test.ts', 'walks:chat']),
    })
  })

  it('ends with each red test and the command that repeats it alone', () => {
    expect(repeatLines('server', testsOfVitest(vitest, '/project').slice(0, 3))).toEqual([
      '✗ server: is red',
      '    npm test -- tests/server/a.test.ts',
      '✗ server: cannot be loaded: No module',
      '    npm test -- tests/server/b.test.ts',
    ])
    const results = [
      { name: 'flows-a--b (en light 360)', file: 'stories/flows/A.stories.tsx', problems: ['axe'] },
    ]
    expect(repeatLines('stories', testsOfStories({ results }))[1]).toBe('    npm run stories flows-a--b')
    expect(repeatLines('check', [{ file: '', machine: null, title: 'dead code', passed: false }])[1]).toBe(
      "    npm run check 'dead code'",
    )
  })

  it('reads the tests of Playwright, the second attempt of which counts', () => {
    const spec = (title: string, status: string) => ({
      ...{ file: 'login.test.ts', title, tests: [{ status, projectName: 'light' }] },
    })
    const suites = [
      { specs: [spec('a', 'flaky'), spec('b', 'unexpected'), spec('c', 'skipped')], suites: [] },
    ]
    expect(testsOfPlaywright({ suites }, 'tests/e2e')).toEqual([
      { file: 'tests/e2e/login.test.ts', machine: null, title: 'a (light)', passed: true },
      { file: 'tests/e2e/login.test.ts', machine: null, title: 'b (light)', passed: false },
    ])
  })
})
