import {parse} from 'yaml'; import {readFileSync,readdirSync} from 'node:fs'
const m=new Map()
for (const k of ['destinations','attractions']) for (const f of readdirSync(`content/costa-rica/${k}`)) { const v=parse(readFileSync(`content/costa-rica/${k}/${f}`,'utf8')); for (const w of v.wildlife??[]) { const a=m.get(w.latin)??{n:new Set,p:[]}; a.n.add(w.name.en+' / '+w.name.es); a.p.push(`${k[0]}:${f.slice(0,-5)}[${w.months}]${w.note?' '+w.note.en:''}`); m.set(w.latin,a)} }
for (const [l,a] of [...m].sort()) console.log(l,'|',[...a.n].join('; '),'|',a.p.join(' '))
console.log(m.size)
