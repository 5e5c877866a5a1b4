import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import { entityAdapters } from '../../server/lifecycles/entities/entityAdapters.ts'
import { entities } from '../../src/contract/entity.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { leafOf } from '../../src/machines/lifecycles/shared/decide.ts'
import { models } from '../../workbench/registry.ts'
import { begin, leafIds } from '../../workbench/core/walk.ts'

const dialect = new PgDialect()

describe.each(entities)('the table of %s', (entity) => {
  const { machine } = lifecycles[entity]
  const { table } = entityAdapters[entity]
  const { name, checks } = getTableConfig(table)

  it('has rows begin where the lifecycle begins', () => {
    const start = begin(machine, models[entity].inputs[0]).state
    expect(getTableColumns(table)['state']?.default).toBe(leafOf(start.value))
  })

  it('lets in exactly the states of the lifecycle, where it has a list of them', () => {
    const list = checks.find((check) => check.name === `${name}_state`)
    const allowed = [...(list ? dialect.sqlToQuery(list.value).sql : '').matchAll(/'([^']+)'/g)]
    const leaves = leafIds(machine).map((id) => id.slice(machine.id.length + 1))
    expect(allowed.map(([, state]) => state).sort()).toEqual(list ? leaves.sort() : [])
  })
})

it('most tables have a list of their states', () => {
  const listed = entities.filter((entity) => {
    const { name, checks } = getTableConfig(entityAdapters[entity].table)
    return checks.some((check) => check.name === `${name}_state`)
  })
  expect(listed).toEqual(expect.arrayContaining(['order', 'payment', 'refund', 'mealVoucher', 'waitlist']))
})
