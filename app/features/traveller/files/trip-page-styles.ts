/** Style sheet embedded in the trip's HTML file, with its own fonts. */
export const TRIP_PAGE_STYLES = `
:root{--ink:#0e141d;--red:#ff1200;--paper:#fcf8f2;--white:#fefcf9;--line:#e2dacb;--quiet:#585246;--sky:#e2effb}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 Rosario,"Noto Sans",sans-serif;scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{max-width:62rem;margin:0 auto;padding:1.5rem 1.25rem 3rem;overflow-wrap:anywhere}
h1,h2,h3{margin:0;font-family:Phudu,"Noto Sans",sans-serif;font-weight:800;line-height:1.05;text-transform:uppercase;text-wrap:balance}
h1{font-size:clamp(2rem,1.2rem + 4vw,3.5rem)}
h2{padding-bottom:.5rem;border-bottom:2px solid;font-size:1.5rem}
h3{font-size:1.25rem}
p{margin:0}
header{display:grid;gap:.5rem;padding-bottom:1.25rem;border-bottom:2px solid}
.quiet,small{color:var(--quiet)}
small{font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem;padding-block:1.25rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:2px solid;border-radius:99px;color:inherit;text-decoration:none}
nav a:hover{background:var(--sky)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
[hidden]{display:none}
img,svg{display:block;width:100%;height:auto}
section{margin-top:2rem}
.map{max-width:40rem;margin-top:1rem}
.narrow{display:none}
@media screen and (max-width:30rem){.wide{display:none}.narrow{display:inline}}
ol,ul,dl{margin:0;padding:0;list-style:none}
.day{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.25rem 1rem;padding-block:1.5rem;border-bottom:1px solid var(--line);break-inside:avoid}
.day>b{display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--ink);color:var(--white);font-variant-numeric:lining-nums}
.day[aria-current]>b{background:var(--red);color:var(--ink)}
.day>div{display:grid;gap:.5rem}
.day img{margin-top:.5rem}
.story{max-width:62ch;white-space:pre-line}
.lines li{display:grid;grid-template-columns:3.5rem minmax(0,1fr);padding-block:.25rem}
.lines b{font-variant-numeric:tabular-nums lining-nums}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:2rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.625rem;border-bottom:1px solid var(--line)}
dd{margin:0}
dd a{display:inline-flex;align-items:center;min-height:1.75rem;color:inherit;text-decoration-color:var(--red);text-decoration-thickness:2px;text-underline-offset:.2em}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
th:last-child,td:last-child{padding-right:0;text-align:right;white-space:nowrap}
tfoot th,tfoot td,thead th{font-weight:700}
tr{break-inside:avoid}
footer{margin-top:2rem;color:var(--quiet);font-size:.9375rem}
@media (max-width:30rem){.day{grid-template-columns:minmax(0,1fr)}}
@media print{@page{margin:16mm}html{background:none;font-size:10.5pt}body{max-width:none;padding:0}nav{display:none}.day>b{color:inherit;background:none;border:2px solid}.day img{max-height:45mm;object-fit:cover}h2{break-after:avoid}.map{max-width:130mm;break-inside:avoid}}
@media (forced-colors:active){.day>b{border:2px solid}}
`
