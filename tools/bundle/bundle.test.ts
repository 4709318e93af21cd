import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { oneLanguage } from './one-language.ts'
import { pluralRules } from './plural-rules.ts'
import { quietPrefetch } from './quiet-prefetch.ts'
import { checkScriptGroups, codeSplittingGroups } from './script-groups.ts'

const FILES: Record<string, string> = {
  '/site/home.ts': `import { word } from '/site/word.ts'; document.title = word`,
  '/site/word.ts': `export const word = 'Ceiba'`,
}

/** Builds an invented site of two files with these plugins; returns the names of its scripts. */
async function buildWith(
  plugins: (Plugin | Plugin[])[],
  groups = codeSplittingGroups([]),
): Promise<string[]> {
  const files: Plugin = {
    name: 'files',
    resolveId: id => (id in FILES ? id : undefined),
    load: id => FILES[id],
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, ...plugins],
    build: {
      write: false,
      rolldownOptions: { input: '/site/home.ts', output: { codeSplitting: { groups } } },
    },
  })
  const [output] = [built].flat()
  return output && 'output' in output ? output.output.map(({ name }) => name ?? '') : []
}

test('a group is a file of the modules that it names', async () => {
  const groups = [{ name: 'words', parts: ['/site/word.'] }]
  expect(await buildWith([checkScriptGroups(groups)], codeSplittingGroups(groups))).toContain('words')
})

test.each([
  ['includes', { name: 'words', parts: ['/site/word.', '/site/renamed.'] }],
  ['leaves out', { name: 'words', parts: ['/site/'], except: ['/site/renamed.'] }],
])('a group that %s a file that does not exist fails the build', async (_, group) => {
  await expect(buildWith([checkScriptGroups([group])])).rejects.toThrow(
    'script group words: /site/renamed. is in no module’s path',
  )
})

test.each<[string, Plugin | Plugin[], string]>([
  ['plural rules', pluralRules(), 'the build has no registry of plural rules'],
  ['prefetching links', quietPrefetch(), 'the build has no links of React Router that prefetch'],
  ['messages', oneLanguage(), 'the build has no message of words alone'],
])('a plugin that rewrites %s fails a build without any', async (_, plugin, words) => {
  await expect(buildWith([plugin])).rejects.toThrow(words)
})
