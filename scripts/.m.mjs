import s from 'sharp';
const tag=process.argv[2]; const W=+process.argv[3],H=+process.argv[4]; const ids=process.argv[5].split(',');
const sc=560/W; const w=560,h=Math.round(H*sc); const cols=3;
const ims=await Promise.all(ids.map(i=>s(`.data/s-${tag}-${i}.png`).resize(w,h).png().toBuffer()));
await s({create:{width:(w+8)*cols,height:(h+8)*Math.ceil(ids.length/cols),channels:3,background:'#888'}}).composite(ims.map((input,k)=>({input,left:(k%cols)*(w+8),top:Math.floor(k/cols)*(h+8)}))).png().toFile(`.data/sheet-${tag}.png`);
