import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { licenceFaults, licencesOf } from './lib/licences.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'

/**
 * `npm run sbom`: what a release is made of, as CycloneDX (`release/sbom.cdx.json`) and as a table of licences
 * (`release/licences.md`). Exit code 1 where a licence is unknown or not allowed. Asks no registry.
 */
await run(() => {
  const packages = licencesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
  mkdirSync(join(root, 'release'), { recursive: true })
  writeFileSync(join(root, 'release/licences.md'), tableOf(packages))
  writeFileSync(join(root, 'release/sbom.cdx.json'), bill())
  const faults = licenceFaults(packages)
  if (faults.length > 0)
    throw new Remedy(
      faults.join('\n  '),
      'Take another package, or decide about the licence in scripts/lib/licences.mjs.',
    )
  console.log(`${packages.length} packages: release/sbom.cdx.json, release/licences.md`)
})

function tableOf(packages) {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? '?'} |`)
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function bill() {
  // One string for the shell: on Windows npm is a script, which only a shell can start.
  const { status, stdout, stderr } = spawnSync(
    'npm sbom --sbom-format cyclonedx --omit dev --package-lock-only',
    {
      cwd: root,
      shell: true,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0)
    throw new Remedy(
      `npm sbom failed: ${stderr.trim()}`,
      'It takes npm 10 or newer, which comes with Node 20.',
    )
  return stdout
}
