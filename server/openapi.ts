import * as z from 'zod/mini'

import { calls, type CallName } from '../src/contract/calls.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { refusal } from '../src/contract/envelope.ts'
import { reasons } from '../src/contract/reasons.ts'
import { escapeHtml, plainPage } from './http/plainPage.ts'

type Schema = Record<string, unknown>

/** Calls described at a stretch: other requests are answered between two stretches. */
const stretch = 20

const eachCall = async <T>(describe: (name: CallName) => T): Promise<T[]> => {
  const described: T[] = []
  for (const name of Object.keys(calls) as CallName[]) {
    described.push(describe(name))
    if (described.length % stretch === 0) await new Promise(setImmediate)
  }
  return described
}

/** OpenAPI 3.1 of every call, made from the schemas that the server checks with. */
export const openApi = async () => ({
  openapi: '3.1.0',
  info: {
    title: 'Symposium',
    version: '1.0.0',
    description:
      'Every answer is {code, msg, data}; `code` decides (1, for login results 200). `msg` is in the language of the ' +
      'header `lang`. POST bodies are form-encoded. The HTTP status is 200 for every answer of the application and ' +
      '4xx/5xx only for what the transport refuses.',
  },
  paths: Object.fromEntries(await eachCall((name) => [calls[name].path, pathOf(name)] as const)),
  components: {
    schemas: {
      Refusal: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: {
          code: {
            type: 'integer',
            description: 'Anything but the code of success; 300 and 301: sign in again',
          },
          msg: { type: 'string' },
          data: { ...jsonSchema(refusal, 'output'), description: `reason is one of: ${reasons.join(', ')}` },
        },
      },
    },
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token' },
      sign: { type: 'apiKey', in: 'header', name: 'sign' },
      uid: { type: 'apiKey', in: 'header', name: 'uid' },
      sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
})

/** The same for a person: one table. */
export const openApiPage = async (): Promise<string> => {
  const rows = await eachCall((name) => {
    const call: Endpoint = calls[name]
    const fields = Object.keys((jsonSchema(call.input, 'input')['properties'] ?? {}) as object)
    return `<tr><td>${escapeHtml(call.origin)}</td><td><code>${call.method} ${escapeHtml(call.path)}</code></td><td>${escapeHtml(
      call.summary,
    )}</td><td><code>${escapeHtml(fields.join(', '))}</code></td><td>${escapeHtml(accessOf(call))}</td><td>${call.success}</td></tr>`
  })
  return plainPage(
    'Symposium API',
    '<p>As OpenAPI 3.1: the same address with <code>Accept: application/json</code>.</p><table><thead><tr><th>Number</th>' +
      '<th>Call</th><th>What</th><th>Fields</th><th>For</th><th>Code of success</th></tr></thead><tbody>' +
      `${rows.join('')}</tbody></table>`,
  )
}

const accessOf = ({ access }: Endpoint): string => {
  if (typeof access === 'string') return access
  if ('platform' in access) return access.platform.join(', ')
  if ('conference' in access) return access.parts.join(', ')
  return access.parts?.join(', ') ?? `owner of the ${access.row}`
}

const pathOf = (name: CallName): Schema => {
  const call: Endpoint = calls[name]
  const input = jsonSchema(call.input, 'input')
  const properties = (input['properties'] ?? {}) as Record<string, unknown>
  const required = (input['required'] ?? []) as string[]
  const hasFields = Object.keys(properties).length > 0
  return {
    [call.method.toLowerCase()]: {
      operationId: name,
      summary: call.summary,
      tags: [call.origin],
      ...(call.access !== 'anyone' ? { security: [{ token: [], sign: [], uid: [], sid: [] }] } : {}),
      parameters: [
        { name: 'lang', in: 'header', schema: { enum: ['zh-CN', 'en'] } },
        ...(call.method === 'GET'
          ? Object.entries(properties).map(([field, schema]) => ({
              name: field,
              in: 'query',
              required: required.includes(field),
              schema,
            }))
          : []),
      ],
      ...(call.method === 'POST' && hasFields
        ? {
            requestBody: {
              required: true,
              content: { 'application/x-www-form-urlencoded': { schema: input } },
            },
          }
        : {}),
      responses: {
        200: {
          description: 'Done, or a refusal',
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  {
                    type: 'object',
                    required: ['code', 'msg', 'data'],
                    properties: {
                      code: { const: call.success },
                      msg: { type: 'string' },
                      data: jsonSchema(call.output, 'output'),
                    },
                  },
                  { $ref: '#/components/schemas/Refusal' },
                ],
              },
            },
          },
        },
        default: {
          description: 'Refused by the transport',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}

/** Recursive schemas are written out at their place of use, so that references stay within one document. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}
