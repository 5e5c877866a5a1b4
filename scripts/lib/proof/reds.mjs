import { specsOf } from '../specs.mjs'

/**
 * One test of a report.
 * @typedef {{file: string, machine: string | null, title: string, passed: boolean}} Test `file`: relative to the project
 */

/** The title of a walk names its machine. */
const walked = /(?:the page of|the shortest ways through) (\w+)/

/** @returns {Test[]} of a report of Vitest; a file that could not be loaded is one red test */
export const testsOfVitest = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, assertionResults, message }) => {
    const file = name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
    if (assertionResults.length === 0)
      return status === 'failed'
        ? [{ file, machine: null, title: `cannot be loaded: ${firstLine(message)}`, passed: false }]
        : []
    return assertionResults
      .filter(({ status: said }) => said === 'passed' || said === 'failed')
      .map(({ fullName, status: said }) => ({
        ...{
          file,
          machine: walked.exec(fullName)?.[1] ?? null,
          title: fullName.trim(),
          passed: said === 'passed',
        },
      }))
  })

/** @returns {Test[]} of a report of Playwright, whose files are named from `folder` on */
export const testsOfPlaywright = ({ suites }, folder) =>
  specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName }) => ({
        file: `${folder}/${file}`,
        machine: null,
        title: projectName === '' ? title : `${title} (${projectName})`,
        passed: status !== 'unexpected',
      })),
  )

/** @returns {Test[]} of a report of stories: one for each screen */
export const testsOfStories = ({ results }) =>
  results.map(({ name, file, problems }) => ({
    file,
    machine: null,
    title: name,
    passed: problems.length === 0,
  }))

/** Units by outcome; a unit is green if all its tests passed. @returns {{green: Set<string>, red: Set<string>}} */
export const verdicts = (tests, units) => {
  const [seen, red] = [new Set(), new Set()]
  const known = new Set(units.map(({ id }) => id))
  for (const { file, machine, passed } of tests) {
    const own = machine === null ? file : `walks:${machine}`
    const id = known.has(own) ? own : file
    seen.add(id)
    if (!passed) red.add(id)
  }
  return { green: new Set([...seen].filter((id) => !red.has(id))), red }
}

/** For each red test its title and the command that repeats it alone. @returns {string[]} lines */
export const repeatLines = (suite, tests) =>
  tests
    .filter(({ passed }) => !passed)
    .flatMap(({ file, title }) => [`✗ ${suite}: ${title}`, `    ${commandFor(suite, file, title)}`])

const commandFor = (suite, file, title) => {
  if (suite === 'check') return `npm run check ${title.includes(' ') ? `'${title}'` : title}`
  if (suite === 'stories') return `npm run stories ${title.split(' ')[0]}`
  return `npm test -- ${file}`
}

const firstLine = (text = '') => text.split('\n')[0]
