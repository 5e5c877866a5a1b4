import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { renamedCharts } from './atlas/renames.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { chartsAt, chartsNow, historyState, resolveRevision } from './lib/keptCharts.mjs'
import { loadTypeScript } from './lib/loadTypeScript.mjs'
import { wordsFile } from './lib/machineLists.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'

const usage = `npm run atlas:diff <revision or date> -- [--json] [--lang zh|en] [--in <folder>]
  revision   a commit, branch or tag; or 2026-11-20, yesterday, "last week", "3 days ago"
  --json     every difference as JSON instead of words
  --lang     zh or en; otherwise as LANG says
  --in       another checkout of this project`

/** Node would take the CommonJS half of styled-components, whose default export is not what TypeScript files mean by it. */
const environments = { inline: { resolve: { noExternal: ['styled-components'], mainFields: ['module'] } } }

/** `npm run atlas:diff <rev>`: how the kept charts differ from those of a revision, in words and as a page of pictures. */
await run(async () => {
  checkNode()
  const { wanted, json, locale, project, isRenamed } = options()
  ensureInstalled()
  const since = resolveRevision(project, wanted)
  const kept = chartsAt(project, since.hash)
  const before = isRenamed ? renamedCharts(kept) : kept
  const { reportDiff } = await loadTypeScript('workbench/core/diff/reportDiff.ts', { environments })
  const { changes, text, html } = await reportDiff({
    since,
    extent: historyState(project),
    before,
    after: chartsNow(project),
    wordsOf,
    locale,
  })

  const file = join(project, 'dist/atlas/diff.html')
  mkdirSync(join(project, 'dist/atlas'), { recursive: true })
  writeFileSync(file, html)
  const picture = relative(process.cwd(), file)
  console.log(json ? JSON.stringify({ since, changes, picture }, null, 2) : `${text}\n\n→ ${picture}`)
  if (isRenamed && changes.length > 0) process.exitCode = 1
})

function options() {
  const { values, positionals } = readArguments()
  // Without the `--` before it, npm keeps an option for itself and hands it on in the environment.
  const json = values.json ?? process.env.npm_config_json === 'true'
  const lang = values.lang ?? process.env.npm_config_lang ?? systemLanguage()
  const locale = { zh: 'zh-CN', 'zh-CN': 'zh-CN', en: 'en' }[lang]
  if (locale === undefined)
    throw new Remedy(`There is no language "${lang}".`, 'Give --lang zh or --lang en.')
  const [wanted] = positionals
  if (wanted === undefined) throw new Remedy('What shall the charts be compared with?', usage)
  if (positionals.length > 1) {
    throw new Remedy(
      `"${positionals.join(' ')}" is more than one revision.`,
      `Put a date of several words in quotes: npm run atlas:diff "${positionals.join(' ')}"`,
    )
  }
  return {
    wanted,
    json,
    locale,
    project: values.in === undefined ? root : resolve(values.in),
    isRenamed: values.renamed ?? process.env.npm_config_renamed === 'true',
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        lang: { type: 'string' },
        in: { type: 'string' },
        renamed: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Remedy(error.message, usage)
  }
}

function systemLanguage() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('zh') ? 'zh' : 'en'
}

/**
 * Names of states are a help, not a need: words that do not load leave the ids. The machines themselves stay unread: that
 * would take three times as long as everything else here.
 */
async function wordsOf(machines) {
  const known = {}
  for (const machine of machines) {
    const file = wordsFile(machine)
    if (file === undefined) continue
    try {
      known[machine] = (await loadTypeScript(file))[machine]
    } catch (error) {
      console.warn(
        `! States of ${machine} are called by their ids, because ${file} does not load: ${error.message}`,
      )
    }
  }
  return known
}
