import { expect, it } from 'vitest'
import { htmlFaults } from './html-faults.ts'

async function rulesBroken(body: string): Promise<string[]> {
  const faults = await htmlFaults(
    `<!DOCTYPE html><html lang="en"><head><title>Trips</title></head><body>${body}</body></html>`,
  )
  return faults.map(fault => fault.slice(0, fault.indexOf(':')))
}

it.each([
  ['<span><h2>Trips</h2></span>', 'element-permitted-content'],
  ['<h2><div>Trips</div></h2>', 'element-permitted-content'],
  ['<details><summary><div>Trips</div></summary></details>', 'element-permitted-content'],
  ['<a href="/"><button type="button">Trips</button></a>', 'element-permitted-content'],
  ['<p id="trips"></p><p id="trips"></p>', 'no-dup-id'],
  ['<label for="country">Country</label>', 'no-missing-references'],
  ['<input type="mail">', 'attribute-allowed-values'],
  ['<select required><option value="peru">Peru</option></select>', 'required-select'],
  ['<select required><option>Peru</option></select>', 'required-select'],
])('%s breaks %s', async (body, rule) => {
  expect(await rulesBroken(body)).toEqual([rule])
})

it.each([
  '<details><summary><hgroup><p>Peru</p><h2>Trips</h2><p>All of them</p></hgroup></summary></details>',
  '<select required><option value="">Choose one</option><option value="peru">Peru</option></select>',
  '<select required multiple><option value="peru">Peru</option></select>',
  '<svg viewBox="0 0 2 2"><path d="M0 0h2" pathLength="1"></path></svg>',
])('%s is valid', async body => {
  expect(await rulesBroken(body)).toEqual([])
})
