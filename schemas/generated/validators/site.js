/* Generated from schemas/ by `npm run generate`. Do not edit. */
var fe=(p,i)=>()=>(i||p((i={exports:{}}).exports,i),i.exports);var ge=fe(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:!0});function ye(p){let i=p.length,v=0,w=0,b;for(;w<
i;)v++,b=p.charCodeAt(w++),b>=55296&&b<=56319&&w<i&&(b=p.charCodeAt(w),(b&64512)===56320&&w++);return v}te.default=ye;ye.
code='require("ajv/dist/runtime/ucs2length").default'});var E=fe(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:!0});j.formatNames=j.fastFormats=j.fullFormats=void 0;
function C(p,i){return{validate:p,compare:i}}j.fullFormats={date:C(ke,ae),time:C(se(!0),oe),"date-time":C(we(!0),xe),"is\
o-time":C(se(),Pe),"iso-date-time":C(we(),qe),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Pt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ct,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:xt,int32:{type:"number",validate:Nt},int64:{type:"number",validate:Lt},float:{type:"number",validate:ve},double:{type:"\
number",validate:ve},password:!0,binary:!0};j.fastFormats={...j.fullFormats,date:C(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ae),time:C(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,oe),"date-time":C(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
xe),"iso-time":C(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Pe),"iso-date-time":C(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
qe),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
j.formatNames=Object.keys(j.fullFormats);function gt(p){return p%4===0&&(p%100!==0||p%400===0)}var wt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
bt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ke(p){let i=wt.exec(p);if(!i)return!1;let v=+i[1],w=+i[2],b=+i[3];return w>=
1&&w<=12&&b>=1&&b<=(w===2&&gt(v)?29:bt[w])}function ae(p,i){if(p&&i)return p>i?1:p<i?-1:0}var re=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function se(p){return function(v){let w=re.exec(v);if(!w)return!1;let b=+w[1],e=+w[2],s=+w[3],r=w[4],t=w[5]==="-"?-1:1,a=+(w[6]||
0),l=+(w[7]||0);if(a>23||l>59||p&&!r)return!1;if(b<=23&&e<=59&&s<60)return!0;let o=e-l*t,n=b-a*t-(o<0?1:0);return(n===23||
n===-1)&&(o===59||o===-1)&&s<61}}function oe(p,i){if(!(p&&i))return;let v=new Date("2020-01-01T"+p).valueOf(),w=new Date(
"2020-01-01T"+i).valueOf();if(v&&w)return v-w}function Pe(p,i){if(!(p&&i))return;let v=re.exec(p),w=re.exec(i);if(v&&w)return p=
v[1]+v[2]+v[3],i=w[1]+w[2]+w[3],p>i?1:p<i?-1:0}var ie=/t|\s/i;function we(p){let i=se(p);return function(w){let b=w.split(
ie);return b.length===2&&ke(b[0])&&i(b[1])}}function xe(p,i){if(!(p&&i))return;let v=new Date(p).valueOf(),w=new Date(i).
valueOf();if(v&&w)return v-w}function qe(p,i){if(!(p&&i))return;let[v,w]=p.split(ie),[b,e]=i.split(ie),s=ae(v,b);if(s!==
void 0)return s||oe(w,e)}var vt=/\/|:/,kt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Pt(p){return vt.test(p)&&kt.test(p)}var be=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function xt(p){return be.lastIndex=0,be.test(p)}var qt=-(2**31),At=2**31-1;function Nt(p){return Number.isInteger(p)&&p<=
At&&p>=qt}function Lt(p){return Number.isInteger(p)}function ve(){return!0}var Tt=/[^\\]\\Z/;function Ct(p){if(Tt.test(p))
return!1;try{return new RegExp(p),!0}catch{return!1}}});var or=Ee,Ae={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bonus-answer.schem\
a.json",title:"Bonus answer",description:"The private answer of GET /api/player/bonus: the bonuses a player has at prese\
nt.",type:"object",additionalProperties:!1,properties:{bonuses:{title:"Bonuses",description:"The one that expires first \
leads.",type:"array",items:{title:"Bonus",description:"One bonus. Amounts in minor units of its currency.",type:"object",
additionalProperties:!1,properties:{name:{title:"Name",description:"In the language of the site.",type:"string",minLength:1,
maxLength:120},vertical:{title:"Vertical",description:"Where it is played with.",type:"string",enum:["casino","live casi\
no","sports"]},currency:{title:"Currency",description:"ISO code of the currency the amounts are in.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},amount:{title:"Amount",description:"The bonus as it was given.",
type:"integer",minimum:0,maximum:9007199254740991},wageringAmount:{title:"Wagering amount",description:"What must be sta\
ked before the bonus is the player's own; 0 for none.",type:"integer",minimum:0,maximum:9007199254740991},wageringProgress:{
title:"Wagering progress",description:"What has been staked of it so far.",type:"integer",minimum:0,maximum:9007199254740991},
expiresAt:{title:"Expires",description:"When it is lost unless it is wagered.",type:"string",format:"date-time"}},required:[
"name","vertical","currency","display","amount","wageringAmount","wageringProgress","expiresAt"]}}},required:["bonuses"],
examples:[{bonuses:[]}]},f=ge().default,F=new RegExp("^[A-Z]{3}$","u"),U=E().fullFormats["date-time"];function Ee(p,{instancePath:i="",
parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bonuses===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"mus\
t have required property 'bonuses'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="bonuses"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.bonuses!==void 0){let r=p.bonuses;if(Array.isArray(r)){let t=r.
length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){let o={instancePath:i+
"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[o]:e.push(o),s++}if(l.vertical===void 0){let o={instancePath:i+"/bonuse\
s/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"vertical"},message:"m\
ust have required property 'vertical'"};e===null?e=[o]:e.push(o),s++}if(l.currency===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[o]:e.push(o),s++}if(l.display===void 0){let o={instancePath:i+"/bon\
uses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"display"},message:"\
must have required property 'display'"};e===null?e=[o]:e.push(o),s++}if(l.amount===void 0){let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"amount"},message:"mu\
st have required property 'amount'"};e===null?e=[o]:e.push(o),s++}if(l.wageringAmount===void 0){let o={instancePath:i+"/\
bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"wageringAmount"},
message:"must have required property 'wageringAmount'"};e===null?e=[o]:e.push(o),s++}if(l.wageringProgress===void 0){let o={
instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"\
wageringProgress"},message:"must have required property 'wageringProgress'"};e===null?e=[o]:e.push(o),s++}if(l.expiresAt===
void 0){let o={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[o]:e.push(o),s++}for(let o in l)
if(!(o==="name"||o==="vertical"||o==="currency"||o==="display"||o==="amount"||o==="wageringAmount"||o==="wageringProgres\
s"||o==="expiresAt")){let n={instancePath:i+"/bonuses/"+a,schemaPath:"#/properties/bonuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(l.name!==void 0){let o=l.name;if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+"/bonuses/"+a+"/name",
schemaPath:"#/properties/bonuses/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must N\
OT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"\
#/properties/bonuses/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/bonuses/"+a+"/name",schemaPath:"#/propert\
ies/bonuses/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(l.vertical!==void 0){let o=l.vertical;if(typeof o!="string"){let n={instancePath:i+"/bonuses/"+a+"/verti\
cal",schemaPath:"#/properties/bonuses/items/properties/vertical/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="casino"||o==="live casino"||o==="sports")){let n={instancePath:i+"/\
bonuses/"+a+"/vertical",schemaPath:"#/properties/bonuses/items/properties/vertical/enum",keyword:"enum",params:{allowedValues:Ae.
properties.bonuses.items.properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:
e.push(n),s++}}if(l.currency!==void 0){let o=l.currency;if(typeof o=="string"){if(!F.test(o)){let n={instancePath:i+"/bo\
nuses/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/bonus\
es/"+a+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.display!==void 0){let o=l.display;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.symbol===void 0){let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"#/properties/bonuses\
/items/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required pro\
perty 'symbol'"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace===void 0){let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[n]:e.push(n),s++}if(o.position===void 0){let n={instancePath:i+"/bo\
nuses/"+a+"/display",schemaPath:"#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"\
position"},message:"must have required property 'position'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="symbo\
l"||n==="hasSpace"||n==="position"||n==="minorDigits"||n==="numberTag")){let m={instancePath:i+"/bonuses/"+a+"/display",
schemaPath:"#/properties/bonuses/items/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.symbol!==void 0&&typeof o.symbol!="stri\
ng"){let n={instancePath:i+"/bonuses/"+a+"/display/symbol",schemaPath:"#/properties/bonuses/items/properties/display/pro\
perties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace!==
void 0&&typeof o.hasSpace!="boolean"){let n={instancePath:i+"/bonuses/"+a+"/display/hasSpace",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[n]:e.push(n),s++}if(o.position!==void 0){let n=o.position;if(typeof n!="string"){let m={instancePath:i+"\
/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/display/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="before"||n==="after"||n===
"locale")){let m={instancePath:i+"/bonuses/"+a+"/display/position",schemaPath:"#/properties/bonuses/items/properties/dis\
play/properties/position/enum",keyword:"enum",params:{allowedValues:Ae.properties.bonuses.items.properties.display.properties.
position.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.minorDigits!==void 0){
let n=o.minorDigits;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/bonuses/"+a+"/disp\
lay/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display/properties/minorDigits/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)){if(n>4||isNaN(
n)){let m={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display\
/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[
m]:e.push(m),s++}if(n<0||isNaN(n)){let m={instancePath:i+"/bonuses/"+a+"/display/minorDigits",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),s++}}}if(o.numberTag!==void 0){let n=o.numberTag;if(typeof n=="string"){if(f(n)>
35){let m={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bonuses/items/properties/display/p\
roperties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===
null?e=[m]:e.push(m),s++}if(f(n)<2){let m={instancePath:i+"/bonuses/"+a+"/display/numberTag",schemaPath:"#/properties/bo\
nuses/items/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT ha\
ve fewer than 2 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/bonuses/"+a+"/display/numberTag",
schemaPath:"#/properties/bonuses/items/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/bonuses/"+a+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}if(l.amount!==void 0){let o=l.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/properties/amount/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/properties/bonuses/items/pr\
operties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/amount",schemaPath:"#/pro\
perties/bonuses/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),s++}}}if(l.wageringAmount!==void 0){let o=l.wageringAmount;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/pr\
operties/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringA\
mount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={
instancePath:i+"/bonuses/"+a+"/wageringAmount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(l.wageringProgress!==
void 0){let o=l.wageringProgress;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/bonus\
es/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wageringProgress/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wage\
ringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/bonuses/"+a+"/wageringProgress",schemaPath:"\
#/properties/bonuses/items/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(l.expiresAt!==void 0){let o=l.expiresAt;if(typeof o=="string"){if(!U.validate(
o)){let n={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/bonuses/"+a+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/bonus\
es/"+a,schemaPath:"#/properties/bonuses/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}var nr=ze,q={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/brand.schema.json",title:"Brand",
description:"A brand: brands/<brand>/brand.json over brands/defaults.json.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",title:"Id",description:"Folder name.",minLength:1,maxLength:120,pattern:"^[a-z][a-z0-9-]*$"},name:{type:"\
string",title:"Name",description:"Name shown to players.",minLength:1,maxLength:120},hosts:{type:"array",title:"Hosts",description:"\
Host names that show this brand.",items:{type:"string",minLength:1,maxLength:80},minItems:1},aliasHosts:{type:"object",title:"\
Alias hosts",description:'Further host names of the brand, each with the one of "hosts" it leads to for good, such as "b\
rand.example" to "www.brand.example".',propertyNames:{pattern:"^[a-z0-9.-]+$",maxLength:253},additionalProperties:{type:"\
string",title:"Host",description:'One of "hosts".',minLength:1,maxLength:253}},isDefault:{type:"boolean",title:"Default",
description:"The brand that commands take where none is named. Exactly one brand is the default."},siteId:{type:"integer",
title:"Site id",description:"Id at the platform."},partnerId:{type:"integer",title:"Partner id",description:"Id at the p\
latform."},defaultLocale:{type:"string",title:"Default locale",description:"Where unknown locales lead.",minLength:1,maxLength:120,
pattern:"^[a-z]{2,4}-[A-Z]{2}$"},routes:{title:"Routes",description:"Addresses a brand may choose.",type:"object",additionalProperties:!1,
properties:{loyalty:{type:"string",title:"Loyalty",description:"Path of the VIP page (ROUTE-13).",minLength:1,maxLength:120,
pattern:"^/"}},required:["loyalty"]},providers:{type:"array",title:"Providers",description:"Provider ids offered; left o\
ut: all.",items:{type:"string",minLength:1,maxLength:80}},providerFlags:{title:"Provider flags",description:"Provider id\
s that may be switched off: then neither their games nor their play routes exist (ROUTE-40). Left out: on.",type:"object",
propertyNames:{pattern:"^[a-z0-9-]+$",maxLength:80},additionalProperties:{type:"boolean"}},hiddenProviderFilters:{title:"\
Hidden provider filters",description:"Providers without a first-level filter of their own (BLOCK-18, BLOCK-19).",type:"o\
bject",additionalProperties:!1,properties:{casino:{type:"array",title:"Casino",description:"Provider ids, besides every \
aggregator.",items:{type:"string",minLength:1,maxLength:80},uniqueItems:!0},liveCasino:{type:"array",title:"Live casino",
description:"Provider ids.",items:{type:"string",minLength:1,maxLength:80},uniqueItems:!0}},required:["casino","liveCasi\
no"]},playProviders:{title:"Providers of play routes",description:"Providers whose games have an address to play at (ROU\
TE-36, ROUTE-38); any other leads to the locale root (ROUTE-41).",type:"object",additionalProperties:!1,properties:{casino:{
type:"array",title:"Casino",description:"Below /online-casino/play.",items:{type:"string",title:"Provider",description:"\
First part of a provider id, as it stands in addresses.",pattern:"^[a-z0-9]+$",maxLength:60},uniqueItems:!0},liveCasino:{
type:"array",title:"Live casino",description:"Below /live-casino-online/play.",items:{type:"string",title:"Provider",description:"\
First part of a provider id, as it stands in addresses.",pattern:"^[a-z0-9]+$",maxLength:60},uniqueItems:!0}},required:[
"casino","liveCasino"]},launchAuth:{title:"Launch without sign-in",description:"How the games of a provider meet visitor\
s who are not signed in (GAME-03 to GAME-05).",type:"object",additionalProperties:!1,properties:{casino:{type:"object",title:"\
Casino",description:"Launch by provider.",additionalProperties:!1,properties:{others:{type:"string",title:"All others",description:"\
Every provider without an entry. `none` starts the game for fun; `callback` does so on computers and asks first on phone\
s; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]},providers:{type:"object",title:"Providers",description:"\
By the first part of a provider id.",propertyNames:{pattern:"^[a-z0-9]+$",maxLength:60},additionalProperties:{type:"stri\
ng",title:"Launch",description:"`none` starts the game for fun; `callback` does so on computers and asks first on phones\
; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]}}},required:["others","providers"]},liveCasino:{type:"\
object",title:"Live casino",description:"Launch by provider.",additionalProperties:!1,properties:{others:{type:"string",
title:"All others",description:"Every provider without an entry. `none` starts the game for fun; `callback` does so on c\
omputers and asks first on phones; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]},providers:{type:"\
object",title:"Providers",description:"By the first part of a provider id.",propertyNames:{pattern:"^[a-z0-9]+$",maxLength:60},
additionalProperties:{type:"string",title:"Launch",description:"`none` starts the game for fun; `callback` does so on co\
mputers and asks first on phones; `loginModal` asks to sign in.",enum:["callback","loginModal","none"]}}},required:["oth\
ers","providers"]}},required:["casino","liveCasino"]},features:{title:"Features",description:"Feature flags (CONST-17). \
Each is true or false, or has a value that ends; then, and for all it does not name, the one of defaults.json holds.",type:"\
object",additionalProperties:!1,properties:{maintenance:{type:["boolean","object"],title:"Maintenance",description:"Repl\
aces the site by the maintenance page.",additionalProperties:!1,properties:{on:{type:"boolean",title:"On",description:"T\
he value until the end."},markets:{type:"array",title:"Markets",description:"Codes of the only markets that have it. Lef\
t out: all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"}},until:{
type:"string",title:"Until",description:`The last day it holds, in the market's own time, such as "2027-03-31".`,pattern:"\
^\\d{4}-\\d{2}-\\d{2}$"}},required:["on","until"]},sportsbook:{type:["boolean","object"],title:"Sportsbook",description:"\
The sportsbook is on (GUARD-10).",additionalProperties:!1,properties:{on:{type:"boolean",title:"On",description:"The val\
ue until the end."},markets:{type:"array",title:"Markets",description:"Codes of the only markets that have it. Left out:\
 all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"}},until:{type:"\
string",title:"Until",description:`The last day it holds, in the market's own time, such as "2027-03-31".`,pattern:"^\\d{\
4}-\\d{2}-\\d{2}$"}},required:["on","until"]},sportsbookExtraCheck:{type:["boolean","object"],title:"Sportsbook extra ch\
eck",description:"Second condition of the sportsbook (AMB-89).",additionalProperties:!1,properties:{on:{type:"boolean",title:"\
On",description:"The value until the end."},markets:{type:"array",title:"Markets",description:"Codes of the only markets\
 that have it. Left out: all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"Market",description:"Code.",pattern:"\
^[A-Z]{2}$"}},until:{type:"string",title:"Until",description:`The last day it holds, in the market's own time, such as "\
2027-03-31".`,pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:["on","until"]},payAndPlay:{type:["boolean","object"],title:"P\
ay and play",description:"Players may sign up by a deposit in the markets that have it (PNP-01).",additionalProperties:!1,
properties:{on:{type:"boolean",title:"On",description:"The value until the end."},markets:{type:"array",title:"Markets",
description:"Codes of the only markets that have it. Left out: all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"\
Market",description:"Code.",pattern:"^[A-Z]{2}$"}},share:{type:"integer",title:"Share",description:"Percent of the visit\
ors who have it. Left out: all.",minimum:1,maximum:99},until:{type:"string",title:"Until",description:`The last day it h\
olds, in the market's own time, such as "2027-03-31".`,pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:["on","until"]},eddQuestionnaire:{
type:["boolean","object"],title:"EDD questionnaire",description:"Players whose enhanced due diligence is pending are rem\
inded of its questionnaire (KYC-24).",additionalProperties:!1,properties:{on:{type:"boolean",title:"On",description:"The\
 value until the end."},markets:{type:"array",title:"Markets",description:"Codes of the only markets that have it. Left \
out: all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"}},until:{
type:"string",title:"Until",description:`The last day it holds, in the market's own time, such as "2027-03-31".`,pattern:"\
^\\d{4}-\\d{2}-\\d{2}$"}},required:["on","until"]},websocket:{type:["boolean","object"],title:"Websocket",description:"B\
alance and attributes are pushed to open pages; without it they are polled (WS-01).",additionalProperties:!1,properties:{
on:{type:"boolean",title:"On",description:"The value until the end."},markets:{type:"array",title:"Markets",description:"\
Codes of the only markets that have it. Left out: all.",minItems:1,uniqueItems:!0,items:{type:"string",title:"Market",description:"\
Code.",pattern:"^[A-Z]{2}$"}},until:{type:"string",title:"Until",description:`The last day it holds, in the market's own\
 time, such as "2027-03-31".`,pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:["on","until"]}},required:["maintenance","spor\
tsbook","sportsbookExtraCheck","payAndPlay","websocket"]},routing:{title:"Routing",description:"Redirect rules.",type:"o\
bject",additionalProperties:!1,properties:{keepPathOnLocaleRedirect:{type:"boolean",title:"Keep path",description:"Keep \
the rest of the path when the locale is replaced."},minLocaleLength:{type:"integer",title:"Shortest locale",description:"\
Shorter segments redirect (ROUTE-03).",minimum:2}},required:["keepPathOnLocaleRedirect","minLocaleLength"]},crm:{title:"\
CRM",description:"Offers of a CRM provider in the inbox (INBOX-01); none when it is left out.",allOf:[{$ref:"https://mar\
quee.dev/schemas/site/crm.schema.json"}]},sportsbook:{title:"Sportsbook",description:"The sportsbook of the brand.",allOf:[
{$ref:"https://marquee.dev/schemas/site/sportsbook.schema.json"}]},messenger:{title:"Messenger",description:"Live chat o\
f the brand (MSG-01); none when it is left out.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger.schema.json"}]},
adMaster:{title:"Ad-master",description:"The tag of the advertising partner; its address is a setting of the environment\
.",type:"object",additionalProperties:!1,properties:{markets:{type:"array",title:"Markets",description:"Market codes who\
se pages carry the tag (MARKET-32, AMB-68).",items:{type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},
uniqueItems:!0}},required:["markets"]},guards:{title:"Guards",description:"Choices of the page guards.",type:"object",additionalProperties:!1,
properties:{signedOutToLiveLobby:{type:"array",title:"To the live lobby",description:"Paths from which a visitor who is \
not signed in is led to the live lobby instead of the access-error page (GUARD-18, AMB-21).",items:{type:"string",title:"\
Path",description:"Path below the locale; pages below it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}},riskOnly:{
type:"array",title:"For risk payout only",description:"Paths only risk-payout and suspended players may open; everybody \
else is led home (GUARD-14, AMB-20).",items:{type:"string",title:"Path",description:"Path below the locale; pages below \
it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}}},required:["signedOutToLiveLobby","riskOnly"]},session:{title:"S\
ession",description:"How the site treats refusals of a signed-in player's calls.",type:"object",additionalProperties:!1,
properties:{onForbidden:{type:"string",title:"On 403",description:"explain: a decision of the platform against the playe\
r is shown with its reason; sign-out: it signs the player out and leads home, as a 401 does (AUTH-13, AMB-28).",enum:["e\
xplain","sign-out"]}},required:["onForbidden"]},payments:{type:"object",title:"Payments",description:"How the site treat\
s deposits and withdrawals.",additionalProperties:!1,properties:{withdrawalOutcomes:{type:"object",title:"Outcomes of wi\
thdrawals",description:"What a player is told of the outcomes that only withdrawals have (WALLET-36); ERROR when left ou\
t.",additionalProperties:!1,properties:{FORBIDDEN:{type:"string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIMIT_REAC\
HED","WITHDRAWAL_LIMIT_REACHED"],title:"Forbidden",description:"The account may not withdraw."},SELF_SPEND_LIMIT_REACHED:{
type:"string",enum:["ERROR","SUSPENDED","RESTRICTED","SELF_LIMIT_REACHED","WITHDRAWAL_LIMIT_REACHED"],title:"Loss limit",
description:"The player's own limit of losses is reached."}}},hideCashier:{type:"boolean",title:"Hide the cashier",description:"\
The payment area of the deposit page is not shown and no deposit is begun (WALLET-55); the rest of the page stays."},idleSeconds:{
type:"integer",title:"Idle time of a payment page",description:"Seconds without use after which a payment page in a fram\
e is closed, with a warning before (WALLET-56); 0 or left out never.",minimum:0,maximum:7200}},required:["withdrawalOutc\
omes","hideCashier"]},transactions:{type:"object",title:"Transactions",description:"The player's list of transactions.",
additionalProperties:!1,properties:{defaultLimit:{type:"integer",title:"Length of the list",description:"Transactions th\
at the page shows at first, in whole pages of ten; more follow ten at a time (WALLET-57).",minimum:10,maximum:100,multipleOf:10}},
required:["defaultLimit"]},exclusion:{title:"Self-exclusion",description:"Self-exclusion of players.",type:"object",additionalProperties:!1,
properties:{indefiniteMonths:{type:"integer",title:"Months without an end",description:"What the platform is sent as the\
 months of an exclusion without an end (LIMIT-17, AMB-35).",minimum:1,maximum:1200}},required:["indefiniteMonths"]},layout:{
title:"Layout",description:"Layout switches read by blocks.",type:"object",additionalProperties:!1,properties:{header:{type:"\
string",title:"Header",description:"bar: one line; stacked: navigation below the logo line; floating: a rounded bar over\
 the page.",enum:["bar","stacked","floating"]},hero:{type:"string",title:"Hero",description:"bleed: edge to edge; card: \
inset with corners; split: text beside the picture.",enum:["bleed","card","split"]},heading:{type:"string",title:"Headin\
g",description:"ornament: with lines at both sides; plain; slash: with an accent slash.",enum:["ornament","plain","slash"]},
tile:{type:"string",title:"Tile",description:"plain: picture only, name on hover and focus; titled: name below the pictu\
re.",enum:["plain","titled"]},liveRowSpan:{type:"integer",title:"Live rows span",description:"Rows a live tile spans (LI\
VE-08).",minimum:1,maximum:2}},required:["header","hero","heading","tile","liveRowSpan"]},profiles:{type:"array",title:"\
Profiles",description:"Addresses of the brand at other sites, such as social networks, for search engines.",items:{type:"\
string",title:"Address",description:"Of a page about the brand.",format:"uri",pattern:"^https://",maxLength:300},minItems:1,
maxItems:20,uniqueItems:!0},app:{title:"App",description:"How the site behaves on the home screen of a device.",type:"ob\
ject",additionalProperties:!1,properties:{display:{type:"string",title:"Display",description:"browser: a bookmark in the\
 browser; standalone: a window of its own.",enum:["browser","standalone"]},shortName:{type:"string",title:"Short name",description:"\
Name below the icon; left out: the name.",minLength:1,maxLength:30}},required:["display"]},rules:{$ref:"https://marquee.\
dev/schemas/site/rules.schema.json"}},required:["id","name","hosts","siteId","partnerId","defaultLocale","routes","provi\
derFlags","hiddenProviderFilters","playProviders","launchAuth","features","sportsbook","routing","adMaster","guards","se\
ssion","payments","transactions","exclusion","layout","app"]},T=Object.prototype.hasOwnProperty,We=new RegExp("^[a-z][a-\
z0-9-]*$","u"),jt=new RegExp("^[a-z0-9.-]+$","u"),Ft=new RegExp("^[a-z]{2,4}-[A-Z]{2}$","u"),he=new RegExp("^/","u"),St=new RegExp(
"^[a-z0-9-]+$","u"),G=new RegExp("^[a-z0-9]+$","u"),k=new RegExp("^[A-Z]{2}$","u"),I=new RegExp("^\\d{4}-\\d{2}-\\d{2}$",
"u"),Ne=new RegExp("^/[a-z0-9/-]*$","u"),It=new RegExp("^https://","u"),Ot={$schema:"http://json-schema.org/draft-07/sch\
ema#",$id:"https://marquee.dev/schemas/site/crm.schema.json",title:"CRM",description:"Offers of a CRM provider in the in\
box. The script of the provider is a setting of the environment.",type:"object",additionalProperties:!1,properties:{key:{
type:"string",title:"Key",description:"The public key that the provider issued for this site.",minLength:1,maxLength:120,
pattern:"^[A-Za-z0-9._-]+$"},cookieCategory:{type:"string",title:"Cookie category",description:"Consent without which th\
e script is not loaded; `essentials` needs none.",enum:["essentials","performanceFunctional","marketing"]}},required:["k\
ey","cookieCategory"]},Be=new RegExp("^[A-Za-z0-9._-]+$","u");function M(p,{instancePath:i="",parentData:v,parentDataProperty:w,
rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.key===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[r]:
e.push(r),s++}if(p.cookieCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookieCategory"},message:"must have required property 'cookieCategory'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r===
"key"||r==="cookieCategory")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.key!==void 0){let r=p.
key;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={
instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!Be.test(r)){let t={instancePath:i+"/key",schemaPath:"#/prop\
erties/key/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+\
$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.cookieCategory!==void 0){let r=p.cookieCategory;
if(typeof r!="string"){let t={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="essentials"||r==="performanc\
eFunctional"||r==="marketing")){let t={instancePath:i+"/cookieCategory",schemaPath:"#/properties/cookieCategory/enum",keyword:"\
enum",params:{allowedValues:Ot.properties.cookieCategory.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}var Mt={$schema:"http://json-schema.org/draft-07/s\
chema#",$id:"https://marquee.dev/schemas/site/sportsbook.schema.json",title:"Sportsbook",description:"How the sportsbook\
 of a brand is opened. Whether it is offered is decided by the feature and the markets.",type:"object",additionalProperties:!1,
properties:{brandId:{title:"Brand id",description:"Id of the operator at the sportsbook, the same in all markets (CONST-\
05, SPORT-05).",type:"string",maxLength:100},languageMap:{title:"Languages",description:"The sportsbook's code by langua\
ge of the site; others have their own (SPORT-06).",type:"object",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{
title:"Code",description:"As the sportsbook names the language.",type:"string",pattern:"^[A-Za-z]{2,8}$"}},oddsFormat:{title:"\
Odds format",description:"How odds are written.",type:"string",enum:["decimal","fractional","american"]},notifyBalance:{
title:"Report balances",description:"A changed balance is reported to the sports API (AUTH-35, AMB-63).",type:"boolean"},
toast:{title:"Bonus toast",description:"How the notice of a sports bonus is shown (SPORT-08).",type:"object",additionalProperties:!1,
properties:{delay:{title:"Delay",description:"Milliseconds until it closes by itself.",type:"integer",minimum:1e3,maximum:6e4},
swipeable:{title:"Swipeable",description:"Can be swiped away.",type:"boolean"}},required:["delay","swipeable"]}},required:[
"brandId","languageMap","oddsFormat","notifyBalance","toast"]},O=new RegExp("^[a-z]{2,4}$","u"),Dt=new RegExp("^[A-Za-z]\
{2,8}$","u");function V(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.brandId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brandId"},message:"must have required property 'brandId'"};e===null?e=[t]:e.push(t),s++}if(p.languageMap===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"languageMap"},message:"\
must have required property 'languageMap'"};e===null?e=[t]:e.push(t),s++}if(p.oddsFormat===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"oddsFormat"},message:"must have required property 'o\
ddsFormat'"};e===null?e=[t]:e.push(t),s++}if(p.notifyBalance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"notifyBalance"},message:"must have required property 'notifyBalance'"};e===null?e=[t]:
e.push(t),s++}if(p.toast===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
toast"},message:"must have required property 'toast'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="brandId"||t===
"languageMap"||t==="oddsFormat"||t==="notifyBalance"||t==="toast")){let a={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(p.brandId!==void 0){let t=p.brandId;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/b\
randId",schemaPath:"#/properties/brandId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more t\
han 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/brandId",schemaPath:"#/properties/brandI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(p.languageMap!==
void 0){let t=p.languageMap;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t){let l=s;if(typeof a=="string"&&
!O.test(a)){let o={instancePath:i+"/languageMap",schemaPath:"#/properties/languageMap/propertyNames/pattern",keyword:"pa\
ttern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"',propertyName:a};e===null?e=[o]:e.push(
o),s++}var r=l===s;if(!r){let o={instancePath:i+"/languageMap",schemaPath:"#/properties/languageMap/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in t){
let l=t[a];if(typeof l=="string"){if(!Dt.test(l)){let o={instancePath:i+"/languageMap/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/languageMap/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,\
8}$"},message:'must match pattern "^[A-Za-z]{2,8}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/languag\
eMap/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/languageMap/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/langu\
ageMap",schemaPath:"#/properties/languageMap/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),s++}}if(p.oddsFormat!==void 0){let t=p.oddsFormat;if(typeof t!="string"){let a={instancePath:i+"/oddsFor\
mat",schemaPath:"#/properties/oddsFormat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}if(!(t==="decimal"||t==="fractional"||t==="american")){let a={instancePath:i+"/oddsFormat",schemaPath:"\
#/properties/oddsFormat/enum",keyword:"enum",params:{allowedValues:Mt.properties.oddsFormat.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(p.notifyBalance!==void 0&&typeof p.notifyBalance!="bool\
ean"){let t={instancePath:i+"/notifyBalance",schemaPath:"#/properties/notifyBalance/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(p.toast!==void 0){let t=p.toast;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.delay===void 0){let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/required",keyword:"\
required",params:{missingProperty:"delay"},message:"must have required property 'delay'"};e===null?e=[a]:e.push(a),s++}if(t.
swipeable===void 0){let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/required",keyword:"required",params:{missingProperty:"\
swipeable"},message:"must have required property 'swipeable'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="del\
ay"||a==="swipeable")){let l={instancePath:i+"/toast",schemaPath:"#/properties/toast/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
s++}if(t.delay!==void 0){let a=t.delay;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"\
/toast/delay",schemaPath:"#/properties/toast/properties/delay/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)){if(a>6e4||isNaN(a)){let l={instancePath:i+
"/toast/delay",schemaPath:"#/properties/toast/properties/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},
message:"must be <= 60000"};e===null?e=[l]:e.push(l),s++}if(a<1e3||isNaN(a)){let l={instancePath:i+"/toast/delay",schemaPath:"\
#/properties/toast/properties/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 10\
00"};e===null?e=[l]:e.push(l),s++}}}if(t.swipeable!==void 0&&typeof t.swipeable!="boolean"){let a={instancePath:i+"/toas\
t/swipeable",schemaPath:"#/properties/toast/properties/swipeable/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/toast",schemaPath:"#/properties/toast/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.
errors=e,s===0}var $t={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/messenger\
.schema.json",title:"Messenger",description:"Live chat with support. The script of its provider is a setting of the envi\
ronment.",type:"object",additionalProperties:!1,properties:{key:{type:"string",title:"Key",description:"The public key t\
hat the provider issued for this site.",minLength:1,maxLength:120,pattern:"^[A-Za-z0-9._-]+$"},playerField:{type:"string",
title:"Player field",description:"Id of the provider's custom field for the player id (MSG-04).",minLength:1,maxLength:40,
pattern:"^[A-Za-z0-9_-]+$"},cookieCategory:{type:"string",title:"Cookie category",description:"Consent without which the\
 messenger is not loaded; `essentials` needs none.",enum:["essentials","performanceFunctional","marketing"]}},required:[
"key","playerField","cookieCategory"]},Rt=new RegExp("^[A-Za-z0-9_-]+$","u");function D(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.key===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required pro\
perty 'key'"};e===null?e=[r]:e.push(r),s++}if(p.playerField===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"playerField"},message:"must have required property 'playerField'"};e===null?e=[r]:e.push(
r),s++}if(p.cookieCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cookieCategory"},message:"must have required property 'cookieCategory'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r===
"key"||r==="playerField"||r==="cookieCategory")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
s++}if(p.key!==void 0){let r=p.key;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/key",schemaPath:"#/proper\
ties/key/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!Be.test(r)){let t={instancePath:i+
"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match \
pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/key",schemaPath:"#/properties/k\
ey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.playerField!==
void 0){let r=p.playerField;if(typeof r=="string"){if(f(r)>40){let t={instancePath:i+"/playerField",schemaPath:"#/proper\
ties/playerField/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!Rt.test(r)){
let t={instancePath:i+"/playerField",schemaPath:"#/properties/playerField/pattern",keyword:"pattern",params:{pattern:"^[\
A-Za-z0-9_-]+$"},message:'must match pattern "^[A-Za-z0-9_-]+$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/playerField",schemaPath:"#/properties/playerField/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}if(p.cookieCategory!==void 0){let r=p.cookieCategory;if(typeof r!="string"){let t={instancePath:i+
"/cookieCategory",schemaPath:"#/properties/cookieCategory/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}if(!(r==="essentials"||r==="performanceFunctional"||r==="marketing")){let t={instancePath:i+
"/cookieCategory",schemaPath:"#/properties/cookieCategory/enum",keyword:"enum",params:{allowedValues:$t.properties.cookieCategory.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===
0}var x={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rules.schema.json",title:"\
Rules",description:"What a jurisdiction may bind: the names of all rules. x-rule says which of two values is the stricte\
r one (lower, higher, true, false, subset, superset, or the later one of the list) and what the specification asks for.",
type:"object",additionalProperties:!1,properties:{marketStatus:{type:"string",title:"Status of the market",description:"\
open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: no\
thing but the restricted page.",enum:["open","demo-only","blocked"],"x-rule":{stricter:"later",specification:"open"}},minimumAge:{
type:"integer",title:"Minimum age",description:"Age in years of whoever opens an account.",minimum:18,maximum:30,"x-rule":{
stricter:"higher",specification:18}},youngAdultAge:{type:["integer","null"],title:"Young adults",description:"Players yo\
unger than this many years are young adults, for the rules that say so; null knows none.",minimum:19,maximum:30,"x-rule":{
stricter:"higher",specification:null}},verifiedBeforePlay:{type:"boolean",title:"Identity before play",description:"Nobo\
dy deposits or plays before their identity is verified.","x-rule":{stricter:"true",specification:!1}},documentsAnnounced:{
type:"boolean",title:"Documents announced",description:"Before the first deposit players are told which documents they m\
ay be asked for.","x-rule":{stricter:"true",specification:!1}},demoPlay:{type:"string",title:"Play for fun",description:"\
Who may start a game without money.",enum:["everyone","verified","nobody"],"x-rule":{stricter:"later",specification:"eve\
ryone"}},verticals:{type:"array",title:"Verticals",description:"What may be offered at all.",items:{type:"string",title:"\
Vertical",description:"Vertical.",enum:["casino","live-casino","sportsbook"]},uniqueItems:!0,"x-rule":{stricter:"subset",
specification:["casino","live-casino","sportsbook"]}},jackpotGames:{type:"boolean",title:"Jackpot games",description:"Ga\
mes with a jackpot may be offered.","x-rule":{stricter:"false",specification:!0}},tableGames:{type:"boolean",title:"Tabl\
e games",description:"Roulette, blackjack, baccarat and other games against a bank may be offered without a live dealer.",
"x-rule":{stricter:"false",specification:!0}},cookiesPreTicked:{type:"boolean",title:"Cookies ticked beforehand",description:"\
Optional cookie categories are ticked before a visitor has chosen.","x-rule":{stricter:"false",specification:!0}},payAndPlay:{
type:"boolean",title:"Pay and play",description:"An account may come with the first deposit.","x-rule":{stricter:"false",
specification:!0}},withdrawalCancellation:{type:"boolean",title:"Cancelling a withdrawal",description:"A player may take\
 back a withdrawal that has not been paid out.","x-rule":{stricter:"false",specification:!0}},creditCards:{type:"boolean",
title:"Credit cards",description:"Deposits by credit card may be taken.","x-rule":{stricter:"false",specification:!0}},depositLimitRequired:{
type:"boolean",title:"Deposit limit before play",description:"Nobody plays before having set a deposit limit.","x-rule":{
stricter:"true",specification:!1}},depositLimitPeriods:{type:"array",title:"Deposit limits before play",description:"Nob\
ody deposits or plays before having set a deposit limit for each of these periods: day, week, month.",items:{type:"strin\
g",title:"Period",description:"Day, week or month.",enum:["D","W","M"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},
balanceLimitRequired:{type:"boolean",title:"Balance limit before play",description:"Nobody plays before having set the h\
ighest balance.","x-rule":{stricter:"true",specification:!1}},limitPrompt:{type:"boolean",title:"Asked for a limit",description:"\
Players are asked for a limit when they sign up or first deposit; they may decline.","x-rule":{stricter:"true",specification:!1}},
limitsLink:{type:"boolean",title:"Link to the limits",description:"The home page and every page to deposit on link to th\
e limits.","x-rule":{stricter:"true",specification:!1}},depositLimitIsGross:{type:"boolean",title:"Deposit limits count \
deposits alone",description:"Only a limit on deposits without withdrawals taken off is called a deposit limit.","x-rule":{
stricter:"true",specification:!1}},limitPresets:{type:"boolean",title:"Suggested limits",description:"Amounts may be sug\
gested where a player sets a limit.","x-rule":{stricter:"false",specification:!0}},limitIncreaseDelayHours:{type:"intege\
r",title:"Delay of a raised limit",description:"Hours until a raised or removed limit counts.",minimum:0,maximum:8760,"x\
-rule":{stricter:"higher",specification:24}},limitIncreaseWaitsForPeriod:{type:"boolean",title:"Raised limit waits for t\
he period",description:"A raised limit does not count before the running week or month is over.","x-rule":{stricter:"tru\
e",specification:!1}},limitIncreaseConfirmed:{type:"boolean",title:"Raised limit is confirmed",description:"A raised or \
removed limit counts only once the player confirms it after the delay.","x-rule":{stricter:"true",specification:!1}},limitReviewMonths:{
type:["integer","null"],title:"Review of limits",description:"Months after which a player is asked to look at the limits\
 again; null asks never.",minimum:1,maximum:60,"x-rule":{stricter:"lower",specification:null}},limitNotices:{type:"boole\
an",title:"Notices at a limit",description:"Players are told at half of a limit and at all of it, and are signed out the\
n.","x-rule":{stricter:"true",specification:!1}},loginTimeLimits:{type:"boolean",title:"Limits of time",description:"Pla\
yers can limit the time they are signed in a day, week and month.","x-rule":{stricter:"true",specification:!1}},maximumMonthlyDeposit:{
type:["integer","null"],title:"Most a month",description:"Most a player may pay in within a calendar month, in minor uni\
ts of the market; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumMonthlyDepositYoung:{
type:["integer","null"],title:"Most a month for young adults",description:"The same for young adults; null sets none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDeposit:{type:["integer","null"],title:"Talk from thi\
s deposit",description:"Deposits a month, in minor units of the market, above which somebody must talk to the player; nu\
ll asks for none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDepositYoung:{type:["int\
eger","null"],title:"Talk from this deposit, young adults",description:"The same for young adults; null asks for none.",
minimum:1,"x-rule":{stricter:"lower",specification:null}},netDepositShown:{type:"boolean",title:"Net deposits shown",description:"\
Players see what they have paid in less what was paid out since the account was opened.","x-rule":{stricter:"true",specification:!1}},
maximumStake:{type:["integer","null"],title:"Highest stake",description:"Highest stake of one game of a slot, in minor u\
nits of the market; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumStakeYoung:{type:[
"integer","null"],title:"Highest stake of young adults",description:"The same for young adults; null sets none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},minimumSpinMs:{type:"integer",title:"Shortest spin",description:"Millise\
conds one game of a slot lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},minimumTableGameMs:{
type:"integer",title:"Shortest table game",description:"Milliseconds one game of any other casino game without a live de\
aler lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},autoplay:{type:"boolean",title:"\
Autoplay",description:"Games may play on by themselves.","x-rule":{stricter:"false",specification:!0}},fastPlay:{type:"b\
oolean",title:"Fast play",description:"Turbo, quick spin, stopping the reels and the like may be offered.","x-rule":{stricter:"\
false",specification:!0}},lossesAsWins:{type:"boolean",title:"Losses shown as wins",description:"A win below the stake m\
ay be celebrated.","x-rule":{stricter:"false",specification:!0}},parallelPlay:{type:"boolean",title:"Several games at on\
ce",description:"A player may have several games open.","x-rule":{stricter:"false",specification:!0}},realityCheckMinutes:{
type:["integer","null"],title:"Reality check",description:"Longest time in minutes between two reality checks; null lets\
 a player do without.",minimum:10,maximum:240,"x-rule":{stricter:"lower",specification:null}},realityCheckBreakMinutes:{
type:"integer",title:"Break after a reality check",description:"Minutes nobody can play after a reality check.",minimum:0,
maximum:120,"x-rule":{stricter:"higher",specification:0}},activitySummaryHours:{type:["integer","null"],title:"Summary o\
f play",description:"Longest time in hours between two summaries of the stakes, wins and losses of the last 30 days; nul\
l asks for none.",minimum:1,maximum:720,"x-rule":{stricter:"lower",specification:null}},sessionClock:{type:"boolean",title:"\
Clock of the session",description:"The time since signing in stands on every page of a signed-in player.","x-rule":{stricter:"\
true",specification:!1}},netPosition:{type:"boolean",title:"Net position",description:"Wins less losses of the session s\
tand beside the clock.","x-rule":{stricter:"true",specification:!1}},idleMinutes:{type:["integer","null"],title:"Idle ti\
me",description:"Minutes without action after which a player is signed out; null leaves it to the session.",minimum:1,maximum:240,
"x-rule":{stricter:"lower",specification:30}},panicButton:{type:"boolean",title:"Panic button",description:"One press an\
ywhere stops play for 24 hours.","x-rule":{stricter:"true",specification:!1}},breakDays:{type:"array",title:"Breaks",description:"\
Lengths of a time-out that must be offered, in days.",items:{type:"integer",title:"Days",description:"Days.",minimum:1,maximum:366},
uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionMonths:{type:"array",title:"Exclusions",description:"\
Lengths of a self-exclusion that must be offered, in months.",items:{type:"integer",title:"Months",description:"Months.",
minimum:1,maximum:120},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionOneClick:{type:"boolean",
title:"Exclusion within one click",description:"Self-exclusion is one click from the page on responsible gambling.","x-r\
ule":{stricter:"true",specification:!1}},exclusionAcrossBrands:{type:"boolean",title:"Exclusion from all brands",description:"\
Whoever excludes themselves is asked whether it is for all brands of the operator.","x-rule":{stricter:"true",specification:!1}},
exclusionRegisters:{type:"array",title:"Registers of exclusion",description:"Registers asked before anybody plays.",items:{
type:"string",title:"Register",description:"Register.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"supe\
rset",specification:[]}},exclusionIdentifiers:{type:"array",title:"Identifiers for registers",description:"What a regist\
ration asks for besides the profile, so that the registers can be asked.",items:{type:"string",title:"Identifier",description:"\
Identifier.",enum:["birth-place","se-personal-number","nl-citizen-number","dk-cpr"]},uniqueItems:!0,"x-rule":{stricter:"\
superset",specification:[]}},exclusionCheckHours:{type:"integer",title:"Age of a register's answer",description:"Hours a\
fter which a register is asked anew before the next stake or deposit.",minimum:1,maximum:720,"x-rule":{stricter:"lower",
specification:24}},exclusionAtSignUp:{type:"string",title:"Sign-up of an excluded person",description:"What becomes of a\
 registration when a register has the person: an account that cannot play, or none.",enum:["restricted","refused"],"x-ru\
le":{stricter:"later",specification:"restricted"}},marks:{type:"array",title:"Marks",description:"Marks every page must \
show, by the id of their mark in the content; a page does not go out without them.",items:{type:"string",title:"Mark",description:"\
Mark.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},marksInView:{type:"bool\
ean",title:"Marks always in view",description:"The marks stay in view while a page is scrolled.","x-rule":{stricter:"tru\
e",specification:!1}},requiredPages:{type:"array",title:"Pages in every footer",description:"Static pages every page mus\
t link to, by slug.",items:{type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:60},uniqueItems:!0,"x-r\
ule":{stricter:"superset",specification:["terms_and_conditions","privacy_policy","responsible_gambling"]}},riskWarning:{
type:"boolean",title:"Warning of risk",description:"Players are warned of loss and dependence when they sign up and when\
ever they sign in.","x-rule":{stricter:"true",specification:!1}},gamblingIntroduction:{type:"boolean",title:"Introductio\
n to safe play",description:"New players are shown how to play responsibly before the first stake.","x-rule":{stricter:"\
true",specification:!1}},returnToPlayer:{type:"boolean",title:"Return to player",description:"Every game shows its theor\
etical return.","x-rule":{stricter:"true",specification:!1}},bonuses:{type:"boolean",title:"Bonuses",description:"Bonuse\
s may be offered.","x-rule":{stricter:"false",specification:!0}},welcomeBonus:{type:"boolean",title:"Welcome bonus",description:"\
A bonus for signing up or for a first deposit may be offered.","x-rule":{stricter:"false",specification:!0}},bonusDuringPlay:{
type:"boolean",title:"Bonuses during play",description:"A bonus may be given while a player plays.","x-rule":{stricter:"\
false",specification:!0}},bonusFirstTimeOnly:{type:"boolean",title:"Bonus at the first time only",description:"A bonus m\
ay be given only once to a player.","x-rule":{stricter:"true",specification:!1}},bonusMinimumDays:{type:"integer",title:"\
Time for a bonus",description:"Days a player has at least to meet the terms of a bonus.",minimum:0,maximum:365,"x-rule":{
stricter:"higher",specification:0}},bonusMaximumWagering:{type:["integer","null"],title:"Most wagering",description:"Hig\
hest multiple of a bonus that must be wagered; null sets none.",minimum:0,maximum:1e3,"x-rule":{stricter:"lower",specification:null}},
bonusMixedProducts:{type:"boolean",title:"Bonuses across products",description:"A bonus may ask for play in more than on\
e vertical.","x-rule":{stricter:"false",specification:!0}},loyalty:{type:"boolean",title:"Loyalty",description:"A VIP or\
 loyalty programme may be offered.","x-rule":{stricter:"false",specification:!0}},marketingConsent:{type:"string",title:"\
Consent to marketing",description:"How a player agrees to marketing: for each channel, or for each product and channel.",
enum:["channel","product-and-channel"],"x-rule":{stricter:"later",specification:"channel"}},historyMonths:{type:"integer",
title:"History",description:"Months of transactions a player can look up.",minimum:1,maximum:120,"x-rule":{stricter:"hig\
her",specification:3}},oddsChangesConfirmed:{type:"boolean",title:"Changed odds confirmed",description:"A bet whose odds\
 have changed is placed only after the player has agreed.","x-rule":{stricter:"true",specification:!1}}}};function $(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let r in p)if(!T.call(x.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(p.marketStatus!==void 0){let r=p.marketStatus;if(typeof r!="string"){let t={instancePath:i+"/marketStatus",schemaPath:"\
#/properties/marketStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(!(r==="open"||r==="demo-only"||r==="blocked")){let t={instancePath:i+"/marketStatus",schemaPath:"#/properties/mar\
ketStatus/enum",keyword:"enum",params:{allowedValues:x.properties.marketStatus.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.minimumAge!==void 0){let r=p.minimumAge;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>
30||isNaN(r)){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/maximum",keyword:"maximum",params:{
comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[t]:e.push(t),s++}if(r<18||isNaN(r)){let t={instancePath:i+
"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:">=",limit:18},message:"\
must be >= 18"};e===null?e=[t]:e.push(t),s++}}}if(p.youngAdultAge!==void 0){let r=p.youngAdultAge;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/properties/youngAdultAge\
/type",keyword:"type",params:{type:x.properties.youngAdultAge.type},message:"must be integer,null"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(r)){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/prope\
rties/youngAdultAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[t]:
e.push(t),s++}if(r<19||isNaN(r)){let t={instancePath:i+"/youngAdultAge",schemaPath:"#/properties/youngAdultAge/minimum",
keyword:"minimum",params:{comparison:">=",limit:19},message:"must be >= 19"};e===null?e=[t]:e.push(t),s++}}}if(p.verifiedBeforePlay!==
void 0&&typeof p.verifiedBeforePlay!="boolean"){let r={instancePath:i+"/verifiedBeforePlay",schemaPath:"#/properties/ver\
ifiedBeforePlay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.
documentsAnnounced!==void 0&&typeof p.documentsAnnounced!="boolean"){let r={instancePath:i+"/documentsAnnounced",schemaPath:"\
#/properties/documentsAnnounced/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),s++}if(p.demoPlay!==void 0){let r=p.demoPlay;if(typeof r!="string"){let t={instancePath:i+"/demoPlay",schemaPath:"\
#/properties/demoPlay/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(!(r==="everyone"||r==="verified"||r==="nobody")){let t={instancePath:i+"/demoPlay",schemaPath:"#/properties/demoPlay/\
enum",keyword:"enum",params:{allowedValues:x.properties.demoPlay.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[t]:e.push(t),s++}}if(p.verticals!==void 0){let r=p.verticals;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n!="string"){let m={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="casino"||n===
"live-casino"||n==="sportsbook")){let m={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/enum",keyword:"\
enum",params:{allowedValues:x.properties.verticals.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]==
"number"){l=o[n];let m={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/uniqueItems",keyword:"uniqueItems",
params:{i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(
m),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.jackpotGames!==void 0&&typeof p.jackpotGames!=
"boolean"){let r={instancePath:i+"/jackpotGames",schemaPath:"#/properties/jackpotGames/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.tableGames!==void 0&&typeof p.tableGames!="boolea\
n"){let r={instancePath:i+"/tableGames",schemaPath:"#/properties/tableGames/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.cookiesPreTicked!==void 0&&typeof p.cookiesPreTicked!="bool\
ean"){let r={instancePath:i+"/cookiesPreTicked",schemaPath:"#/properties/cookiesPreTicked/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.payAndPlay!==void 0&&typeof p.payAndPlay!="boolea\
n"){let r={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.withdrawalCancellation!==void 0&&typeof p.withdrawalCancellation!=
"boolean"){let r={instancePath:i+"/withdrawalCancellation",schemaPath:"#/properties/withdrawalCancellation/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.creditCards!==void 0&&typeof p.
creditCards!="boolean"){let r={instancePath:i+"/creditCards",schemaPath:"#/properties/creditCards/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.depositLimitRequired!==void 0&&typeof p.depositLimitRequired!=
"boolean"){let r={instancePath:i+"/depositLimitRequired",schemaPath:"#/properties/depositLimitRequired/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.depositLimitPeriods!==void 0){let r=p.
depositLimitPeriods;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let m={instancePath:i+
"/depositLimitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="D"||n==="W"||n==="M")){let m={instancePath:i+"/depositL\
imitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/enum",keyword:"enum",params:{allowedValues:x.properties.
depositLimitPeriods.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}let a=r.
length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+
"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},
message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=
a}}}}else{let t={instancePath:i+"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.balanceLimitRequired!==void 0&&typeof p.
balanceLimitRequired!="boolean"){let r={instancePath:i+"/balanceLimitRequired",schemaPath:"#/properties/balanceLimitRequ\
ired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.limitPrompt!==
void 0&&typeof p.limitPrompt!="boolean"){let r={instancePath:i+"/limitPrompt",schemaPath:"#/properties/limitPrompt/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.limitsLink!==void 0&&
typeof p.limitsLink!="boolean"){let r={instancePath:i+"/limitsLink",schemaPath:"#/properties/limitsLink/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.depositLimitIsGross!==void 0&&
typeof p.depositLimitIsGross!="boolean"){let r={instancePath:i+"/depositLimitIsGross",schemaPath:"#/properties/depositLi\
mitIsGross/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.limitPresets!==
void 0&&typeof p.limitPresets!="boolean"){let r={instancePath:i+"/limitPresets",schemaPath:"#/properties/limitPresets/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.limitIncreaseDelayHours!==
void 0){let r=p.limitIncreaseDelayHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>8760||isNaN(r)){let t={
instancePath:i+"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8760},message:"must be <= 8760"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.limitIncreaseWaitsForPeriod!==void 0&&typeof p.
limitIncreaseWaitsForPeriod!="boolean"){let r={instancePath:i+"/limitIncreaseWaitsForPeriod",schemaPath:"#/properties/li\
mitIncreaseWaitsForPeriod/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(p.limitIncreaseConfirmed!==void 0&&typeof p.limitIncreaseConfirmed!="boolean"){let r={instancePath:i+"/limitIn\
creaseConfirmed",schemaPath:"#/properties/limitIncreaseConfirmed/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[r]:e.push(r),s++}if(p.limitReviewMonths!==void 0){let r=p.limitReviewMonths;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/limitReviewMonths",schemaPath:"#/properties\
/limitReviewMonths/type",keyword:"type",params:{type:x.properties.limitReviewMonths.type},message:"must be integer,null"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>60||isNaN(r)){let t={instancePath:i+"/limitReviewM\
onths",schemaPath:"#/properties/limitReviewMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/limitReviewMonths",schemaPath:"#/\
properties/limitReviewMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),s++}}}if(p.limitNotices!==void 0&&typeof p.limitNotices!="boolean"){let r={instancePath:i+"/limitNotices",
schemaPath:"#/properties/limitNotices/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[r]:e.push(r),s++}if(p.loginTimeLimits!==void 0&&typeof p.loginTimeLimits!="boolean"){let r={instancePath:i+"/loginTimeL\
imits",schemaPath:"#/properties/loginTimeLimits/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(p.maximumMonthlyDeposit!==void 0){let r=p.maximumMonthlyDeposit;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumMonthlyDeposit",schemaPath:"#/properties/maxim\
umMonthlyDeposit/type",keyword:"type",params:{type:x.properties.maximumMonthlyDeposit.type},message:"must be integer,nul\
l"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumMon\
thlyDeposit",schemaPath:"#/properties/maximumMonthlyDeposit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.maximumMonthlyDepositYoung!==void 0){let r=p.maximumMonthlyDepositYoung;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumMonthlyDepositYoung",
schemaPath:"#/properties/maximumMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.maximumMonthlyDepositYoung.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
let t={instancePath:i+"/maximumMonthlyDepositYoung",schemaPath:"#/properties/maximumMonthlyDepositYoung/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.contactAboveMonthlyDeposit!==
void 0){let r=p.contactAboveMonthlyDeposit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+
"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDeposit/type",keyword:"type",params:{type:x.properties.
contactAboveMonthlyDeposit.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){let t={instancePath:i+"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDep\
osit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.
contactAboveMonthlyDepositYoung!==void 0){let r=p.contactAboveMonthlyDepositYoung;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAbo\
veMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.contactAboveMonthlyDepositYoung.type},message:"must\
 be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+
"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAboveMonthlyDepositYoung/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.netDepositShown!==void 0&&typeof p.netDepositShown!=
"boolean"){let r={instancePath:i+"/netDepositShown",schemaPath:"#/properties/netDepositShown/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.maximumStake!==void 0){let r=p.maximumStake;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumStake",schemaPath:"#/\
properties/maximumStake/type",keyword:"type",params:{type:x.properties.maximumStake.type},message:"must be integer,null"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumStake",
schemaPath:"#/properties/maximumStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),s++}}if(p.maximumStakeYoung!==void 0){let r=p.maximumStakeYoung;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/maximumStakeYoung",schemaPath:"#/properties/maximumStakeYoung\
/type",keyword:"type",params:{type:x.properties.maximumStakeYoung.type},message:"must be integer,null"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/maximumStakeYoung",schemaPath:"\
#/properties/maximumStakeYoung/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),s++}}if(p.minimumSpinMs!==void 0){let r=p.minimumSpinMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>6e4||isNaN(r)){
let t={instancePath:i+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e4},message:"must be <= 60000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/minimu\
mSpinMs",schemaPath:"#/properties/minimumSpinMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.minimumTableGameMs!==void 0){let r=p.minimumTableGameMs;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTa\
bleGameMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>6e4||isNaN(r)){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumT\
ableGameMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[t]:e.push(
t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/minimumTableGameMs",schemaPath:"#/properties/minimumTableGameMs/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.autoplay!==
void 0&&typeof p.autoplay!="boolean"){let r={instancePath:i+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.fastPlay!==void 0&&typeof p.fastPlay!=
"boolean"){let r={instancePath:i+"/fastPlay",schemaPath:"#/properties/fastPlay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.lossesAsWins!==void 0&&typeof p.lossesAsWins!="boolean"){
let r={instancePath:i+"/lossesAsWins",schemaPath:"#/properties/lossesAsWins/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.parallelPlay!==void 0&&typeof p.parallelPlay!="boolean"){let r={
instancePath:i+"/parallelPlay",schemaPath:"#/properties/parallelPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.realityCheckMinutes!==void 0){let r=p.realityCheckMinutes;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/realityCheckMinutes",schemaPath:"#/properti\
es/realityCheckMinutes/type",keyword:"type",params:{type:x.properties.realityCheckMinutes.type},message:"must be integer\
,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>240||isNaN(r)){let t={instancePath:i+"/rea\
lityCheckMinutes",schemaPath:"#/properties/realityCheckMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:240},
message:"must be <= 240"};e===null?e=[t]:e.push(t),s++}if(r<10||isNaN(r)){let t={instancePath:i+"/realityCheckMinutes",schemaPath:"\
#/properties/realityCheckMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10"};e===
null?e=[t]:e.push(t),s++}}}if(p.realityCheckBreakMinutes!==void 0){let r=p.realityCheckBreakMinutes;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>120||isNaN(r)){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/re\
alityCheckBreakMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?
e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}}if(p.activitySummaryHours!==void 0){let r=p.activitySummaryHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activitySummaryHours/type",keyword:"\
type",params:{type:x.properties.activitySummaryHours.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>720||isNaN(r)){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/prop\
erties/activitySummaryHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"must be <= 720"};e===
null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/activitySummaryHours",schemaPath:"#/properties/activi\
tySummaryHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),s++}}}if(p.sessionClock!==void 0&&typeof p.sessionClock!="boolean"){let r={instancePath:i+"/sessionClock",schemaPath:"\
#/properties/sessionClock/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(p.netPosition!==void 0&&typeof p.netPosition!="boolean"){let r={instancePath:i+"/netPosition",schemaPath:"#/pr\
operties/netPosition/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}
if(p.idleMinutes!==void 0){let r=p.idleMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={
instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/type",keyword:"type",params:{type:x.properties.idleMinutes.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>240||isNaN(r)){
let t={instancePath:i+"/idleMinutes",schemaPath:"#/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:240},message:"must be <= 240"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/idleMinu\
tes",schemaPath:"#/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[t]:e.push(t),s++}}}if(p.panicButton!==void 0&&typeof p.panicButton!="boolean"){let r={instancePath:i+"\
/panicButton",schemaPath:"#/properties/panicButton/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(p.breakDays!==void 0){let r=p.breakDays;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/breakDays/"+o,schemaPath:"\
#/properties/breakDays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),s++}if(typeof n=="number"&&isFinite(n)){if(n>366||isNaN(n)){let m={instancePath:i+"/breakDays/"+o,schemaPath:"#/prope\
rties/breakDays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= 366"};e===null?e=
[m]:e.push(m),s++}if(n<1||isNaN(n)){let m={instancePath:i+"/breakDays/"+o,schemaPath:"#/properties/breakDays/items/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}let a=r.length,
l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)){if(typeof o[n]=="number"){
l=o[n];let m={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;
break}o[n]=a}}}}else{let t={instancePath:i+"/breakDays",schemaPath:"#/properties/breakDays/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.exclusionMonths!==void 0){let r=p.exclusionMonths;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let m={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)){if(n>120||isNaN(
n)){let m={instancePath:i+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/maximum",keyword:"maximum",
params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?e=[m]:e.push(m),s++}if(n<1||isNaN(n)){let m={instancePath:i+
"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];
if(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+"/exclusio\
nMonths",schemaPath:"#/properties/exclusionMonths/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},message:"must NOT \
have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{let t={
instancePath:i+"/exclusionMonths",schemaPath:"#/properties/exclusionMonths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(p.exclusionOneClick!==void 0&&typeof p.exclusionOneClick!="boolean"){let r={
instancePath:i+"/exclusionOneClick",schemaPath:"#/properties/exclusionOneClick/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.exclusionAcrossBrands!==void 0&&typeof p.exclusionAcrossBrands!=
"boolean"){let r={instancePath:i+"/exclusionAcrossBrands",schemaPath:"#/properties/exclusionAcrossBrands/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.exclusionRegisters!==void 0){
let r=p.exclusionRegisters;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(
n)>60){let m={instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={
instancePath:i+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+
"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="str\
ing"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+"/exclusionRegisters",schemaPath:"#/properties/exclusionReg\
isters/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+
a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/exclusionRegisters",schemaPath:"\
#/properties/exclusionRegisters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}if(p.exclusionIdentifiers!==void 0){let r=p.exclusionIdentifiers;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n!="string"){let m={instancePath:i+"/exclusionIdentifiers/"+o,schemaPath:"#/properties/exclu\
sionIdentifiers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}
if(!(n==="birth-place"||n==="se-personal-number"||n==="nl-citizen-number"||n==="dk-cpr")){let m={instancePath:i+"/exclus\
ionIdentifiers/"+o,schemaPath:"#/properties/exclusionIdentifiers/items/enum",keyword:"enum",params:{allowedValues:x.properties.
exclusionIdentifiers.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}let a=r.
length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+
"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},
message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=
a}}}}else{let t={instancePath:i+"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.exclusionCheckHours!==void 0){let r=p.
exclusionCheckHours;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/exclusionCheckHour\
s",schemaPath:"#/properties/exclusionCheckHours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>720||isNaN(r)){let t={instancePath:i+"/exclusionCh\
eckHours",schemaPath:"#/properties/exclusionCheckHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"\
must be <= 720"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/exclusionCheckHours",schemaPath:"\
#/properties/exclusionCheckHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),s++}}}if(p.exclusionAtSignUp!==void 0){let r=p.exclusionAtSignUp;if(typeof r!="string"){let t={instancePath:i+
"/exclusionAtSignUp",schemaPath:"#/properties/exclusionAtSignUp/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="restricted"||r==="refused")){let t={instancePath:i+"/exclusionAtSig\
nUp",schemaPath:"#/properties/exclusionAtSignUp/enum",keyword:"enum",params:{allowedValues:x.properties.exclusionAtSignUp.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.marks!==void 0){let r=p.marks;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(n)>60){let m={instancePath:i+
"/marks/"+o,schemaPath:"#/properties/marks/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have\
 more than 60 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+"/marks/"+o,schemaPath:"#/prope\
rties/marks/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/marks/"+o,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];
if(typeof n=="string"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+"/marks",schemaPath:"#/properties/marks/un\
iqueItems",keyword:"uniqueItems",params:{i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are i\
dentical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/marks",schemaPath:"#/properties/ma\
rks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.marksInView!==
void 0&&typeof p.marksInView!="boolean"){let r={instancePath:i+"/marksInView",schemaPath:"#/properties/marksInView/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.requiredPages!==void 0){
let r=p.requiredPages;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n=="string"){if(f(n)>
60){let m={instancePath:i+"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+
"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/requiredPages/"+o,schemaPath:"\
#/properties/requiredPages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){l=
o[n];let m={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;
break}o[n]=a}}}}else{let t={instancePath:i+"/requiredPages",schemaPath:"#/properties/requiredPages/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.riskWarning!==void 0&&typeof p.riskWarning!=
"boolean"){let r={instancePath:i+"/riskWarning",schemaPath:"#/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.gamblingIntroduction!==void 0&&typeof p.gamblingIntroduction!=
"boolean"){let r={instancePath:i+"/gamblingIntroduction",schemaPath:"#/properties/gamblingIntroduction/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.returnToPlayer!==void 0&&typeof p.
returnToPlayer!="boolean"){let r={instancePath:i+"/returnToPlayer",schemaPath:"#/properties/returnToPlayer/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.bonuses!==void 0&&typeof p.bonuses!=
"boolean"){let r={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.welcomeBonus!==void 0&&typeof p.welcomeBonus!="boolean"){let r={
instancePath:i+"/welcomeBonus",schemaPath:"#/properties/welcomeBonus/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.bonusDuringPlay!==void 0&&typeof p.bonusDuringPlay!="boolean"){let r={
instancePath:i+"/bonusDuringPlay",schemaPath:"#/properties/bonusDuringPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.bonusFirstTimeOnly!==void 0&&typeof p.bonusFirstTimeOnly!="\
boolean"){let r={instancePath:i+"/bonusFirstTimeOnly",schemaPath:"#/properties/bonusFirstTimeOnly/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.bonusMinimumDays!==void 0){let r=p.bonusMinimumDays;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/proper\
ties/bonusMinimumDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>365||isNaN(r)){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properti\
es/bonusMinimumDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:365},message:"must be <= 365"};e===null?e=[
t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/bonusMinimumDays",schemaPath:"#/properties/bonusMinimumDays/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.bonusMaximumWagering!==
void 0){let r=p.bonusMaximumWagering;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/type",keyword:"type",params:{type:x.properties.bonusMaximumWagering.
type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){
let t={instancePath:i+"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.bonusMixedProducts!==void 0&&typeof p.bonusMixedProducts!=
"boolean"){let r={instancePath:i+"/bonusMixedProducts",schemaPath:"#/properties/bonusMixedProducts/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.loyalty!==void 0&&typeof p.loyalty!=
"boolean"){let r={instancePath:i+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.marketingConsent!==void 0){let r=p.marketingConsent;if(typeof r!=
"string"){let t={instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="channel"||r==="product-and-channel")){let t={
instancePath:i+"/marketingConsent",schemaPath:"#/properties/marketingConsent/enum",keyword:"enum",params:{allowedValues:x.
properties.marketingConsent.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.
historyMonths!==void 0){let r=p.historyMonths;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/historyMonths",schemaPath:"#/properties/historyMonths/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>120||isNaN(r)){let t={instancePath:i+"/his\
toryMonths",schemaPath:"#/properties/historyMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"\
must be <= 120"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/historyMonths",schemaPath:"#/pro\
perties/historyMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:
e.push(t),s++}}}if(p.oddsChangesConfirmed!==void 0&&typeof p.oddsChangesConfirmed!="boolean"){let r={instancePath:i+"/od\
dsChangesConfirmed",schemaPath:"#/properties/oddsChangesConfirmed/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}var Et=E().fullFormats.uri;function ze(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.id===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[o]:e.push(o),s++}if(p.name===void 0){let o={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:
e.push(o),s++}if(p.hosts===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hosts"},message:"must have required property 'hosts'"};e===null?e=[o]:e.push(o),s++}if(p.siteId===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteI\
d'"};e===null?e=[o]:e.push(o),s++}if(p.partnerId===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"partnerId"},message:"must have required property 'partnerId'"};e===null?e=[o]:e.push(o),s++}
if(p.defaultLocale===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
efaultLocale"},message:"must have required property 'defaultLocale'"};e===null?e=[o]:e.push(o),s++}if(p.routes===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"routes"},message:"must have re\
quired property 'routes'"};e===null?e=[o]:e.push(o),s++}if(p.providerFlags===void 0){let o={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"providerFlags"},message:"must have required property 'providerFla\
gs'"};e===null?e=[o]:e.push(o),s++}if(p.hiddenProviderFilters===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hiddenProviderFilters"},message:"must have required property 'hiddenProviderFilters'"};
e===null?e=[o]:e.push(o),s++}if(p.playProviders===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"playProviders"},message:"must have required property 'playProviders'"};e===null?e=[o]:e.push(
o),s++}if(p.launchAuth===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
launchAuth"},message:"must have required property 'launchAuth'"};e===null?e=[o]:e.push(o),s++}if(p.features===void 0){let o={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have require\
d property 'features'"};e===null?e=[o]:e.push(o),s++}if(p.sportsbook===void 0){let o={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsbook'"};e===null?
e=[o]:e.push(o),s++}if(p.routing===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
routing"},message:"must have required property 'routing'"};e===null?e=[o]:e.push(o),s++}if(p.adMaster===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"adMaster"},message:"must have required property 'adM\
aster'"};e===null?e=[o]:e.push(o),s++}if(p.guards===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"guards"},message:"must have required property 'guards'"};e===null?e=[o]:e.push(o),s++}if(p.
session===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"\
must have required property 'session'"};e===null?e=[o]:e.push(o),s++}if(p.payments===void 0){let o={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"payments"},message:"must have required property 'payments'"};e===
null?e=[o]:e.push(o),s++}if(p.transactions===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"transactions"},message:"must have required property 'transactions'"};e===null?e=[o]:e.push(o),s++}if(p.
exclusion===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exclusion"},
message:"must have required property 'exclusion'"};e===null?e=[o]:e.push(o),s++}if(p.layout===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layou\
t'"};e===null?e=[o]:e.push(o),s++}if(p.app===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"app"},message:"must have required property 'app'"};e===null?e=[o]:e.push(o),s++}for(let o in p)if(!T.call(
q.properties,o)){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(p.id!==void 0){let o=p.id;if(typeof o=="s\
tring"){if(f(o)>120){let n={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),s++}if(!We.test(o)){let n={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[n]:e.push(n),s++}}else{let n={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),s++}}if(p.name!==void 0){let o=p.name;if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+"/n\
ame",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 12\
0 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),s++}}if(p.hosts!==void 0){let o=p.hosts;if(Array.isArray(o)){if(o.length<1){let m={instancePath:i+
"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[m]:e.push(m),s++}let n=o.length;for(let m=0;m<n;m++){let u=o[m];if(typeof u=="string"){if(f(u)>80){
let d={instancePath:i+"/hosts/"+m,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[d]:e.push(d),s++}if(f(u)<1){let d={instancePath:i+"/hosts/"+
m,schemaPath:"#/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/hosts/"+m,schemaPath:"#/properties/hosts/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:i+
"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),s++}}if(p.aliasHosts!==void 0){let o=p.aliasHosts;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o){
let m=s;if(typeof n=="string"){if(f(n)>253){let u={instancePath:i+"/aliasHosts",schemaPath:"#/properties/aliasHosts/prop\
ertyNames/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",propertyName:n};
e===null?e=[u]:e.push(u),s++}if(!jt.test(n)){let u={instancePath:i+"/aliasHosts",schemaPath:"#/properties/aliasHosts/pro\
pertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9.-]+$"},message:'must match pattern "^[a-z0-9.-]+$"',propertyName:n};
e===null?e=[u]:e.push(u),s++}}var r=m===s;if(!r){let u={instancePath:i+"/aliasHosts",schemaPath:"#/properties/aliasHosts\
/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?e=[u]:e.
push(u),s++}}for(let n in o){let m=o[n];if(typeof m=="string"){if(f(m)>253){let u={instancePath:i+"/aliasHosts/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/aliasHosts/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters"};e===null?e=[u]:e.push(u),s++}if(f(m)<1){let u={instancePath:i+
"/aliasHosts/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/aliasHosts/additionalProperties/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}}else{
let u={instancePath:i+"/aliasHosts/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/aliasHosts/additi\
onalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{
let n={instancePath:i+"/aliasHosts",schemaPath:"#/properties/aliasHosts/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}if(p.isDefault!==void 0&&typeof p.isDefault!="boolean"){let o={instancePath:i+
"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}if(p.siteId!==void 0){let o=p.siteId;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[n]:e.push(n),s++}}if(p.partnerId!==void 0){let o=p.partnerId;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(p.defaultLocale!==void 0){let o=p.defaultLocale;
if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+"/defaultLocale",schemaPath:"#/properties/defaultLocale/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}
if(f(o)<1){let n={instancePath:i+"/defaultLocale",schemaPath:"#/properties/defaultLocale/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}if(!Ft.test(o)){let n={instancePath:i+
"/defaultLocale",schemaPath:"#/properties/defaultLocale/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}-[A-Z]{2}\
$"},message:'must match pattern "^[a-z]{2,4}-[A-Z]{2}$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/def\
aultLocale",schemaPath:"#/properties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}if(p.routes!==void 0){let o=p.routes;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.loyalty===
void 0){let n={instancePath:i+"/routes",schemaPath:"#/properties/routes/required",keyword:"required",params:{missingProperty:"\
loyalty"},message:"must have required property 'loyalty'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(n!=="loyalty"){
let m={instancePath:i+"/routes",schemaPath:"#/properties/routes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.loyalty!==void 0){
let n=o.loyalty;if(typeof n=="string"){if(f(n)>120){let m={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/rou\
tes/properties/loyalty/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properti\
es/loyalty/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
m]:e.push(m),s++}if(!he.test(n)){let m={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loya\
lty/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:i+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/routes",schemaPath:"\
#/properties/routes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}
if(p.providers!==void 0){let o=p.providers;if(Array.isArray(o)){let n=o.length;for(let m=0;m<n;m++){let u=o[m];if(typeof u==
"string"){if(f(u)>80){let d={instancePath:i+"/providers/"+m,schemaPath:"#/properties/providers/items/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[d]:e.push(d),s++}if(f(u)<1){let d={
instancePath:i+"/providers/"+m,schemaPath:"#/properties/providers/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/providers/"+
m,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),s++}}}else{let n={instancePath:i+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(p.providerFlags!==void 0){let o=p.providerFlags;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o){let m=s;if(typeof n=="string"){if(f(n)>80){let u={instancePath:i+
"/providerFlags",schemaPath:"#/properties/providerFlags/propertyNames/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters",propertyName:n};e===null?e=[u]:e.push(u),s++}if(!St.test(n)){let u={instancePath:i+
"/providerFlags",schemaPath:"#/properties/providerFlags/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0\
-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"',propertyName:n};e===null?e=[u]:e.push(u),s++}}var t=m===s;if(!t){let u={
instancePath:i+"/providerFlags",schemaPath:"#/properties/providerFlags/propertyNames",keyword:"propertyNames",params:{propertyName:n},
message:"property name must be valid"};e===null?e=[u]:e.push(u),s++}}for(let n in o)if(typeof o[n]!="boolean"){let m={instancePath:i+
"/providerFlags/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerFlags/additionalProperties/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}}else{let n={instancePath:i+
"/providerFlags",schemaPath:"#/properties/providerFlags/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[n]:e.push(n),s++}}if(p.hiddenProviderFilters!==void 0){let o=p.hiddenProviderFilters;if(o&&typeof o=="\
object"&&!Array.isArray(o)){if(o.casino===void 0){let n={instancePath:i+"/hiddenProviderFilters",schemaPath:"#/propertie\
s/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"casino"},message:"must have required prope\
rty 'casino'"};e===null?e=[n]:e.push(n),s++}if(o.liveCasino===void 0){let n={instancePath:i+"/hiddenProviderFilters",schemaPath:"\
#/properties/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have\
 required property 'liveCasino'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="casino"||n==="liveCasino")){let m={
instancePath:i+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderFilters/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
s++}if(o.casino!==void 0){let n=o.casino;if(Array.isArray(n)){let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c==
"string"){if(f(c)>80){let y={instancePath:i+"/hiddenProviderFilters/casino/"+h,schemaPath:"#/properties/hiddenProviderFi\
lters/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 chara\
cters"};e===null?e=[y]:e.push(y),s++}if(f(c)<1){let y={instancePath:i+"/hiddenProviderFilters/casino/"+h,schemaPath:"#/p\
roperties/hiddenProviderFilters/properties/casino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/hiddenProviderFilters/casino\
/"+h,schemaPath:"#/properties/hiddenProviderFilters/properties/casino/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){let c=n[u];if(typeof c==
"string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"/hiddenProviderFilters/casino",schemaPath:"#/propertie\
s/hiddenProviderFilters/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have dup\
licate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={instancePath:i+
"/hiddenProviderFilters/casino",schemaPath:"#/properties/hiddenProviderFilters/properties/casino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(o.liveCasino!==void 0){let n=o.liveCasino;if(Array.
isArray(n)){let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c=="string"){if(f(c)>80){let y={instancePath:i+"/hi\
ddenProviderFilters/liveCasino/"+h,schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[y]:e.push(y),s++}if(f(
c)<1){let y={instancePath:i+"/hiddenProviderFilters/liveCasino/"+h,schemaPath:"#/properties/hiddenProviderFilters/proper\
ties/liveCasino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/hiddenProviderFilters/liveCasino/"+h,schemaPath:"#/properties/hid\
denProviderFilters/properties/liveCasino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){let c=n[u];if(typeof c=="string"){if(typeof h[c]==
"number"){d=h[c];let y={instancePath:i+"/hiddenProviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilter\
s/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have duplicate items (item\
s ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={instancePath:i+"/hiddenPr\
oviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/hiddenProviderFilters",
schemaPath:"#/properties/hiddenProviderFilters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}if(p.playProviders!==void 0){let o=p.playProviders;if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.casino===void 0){let n={instancePath:i+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"r\
equired",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[n]:e.push(n),s++}
if(o.liveCasino===void 0){let n={instancePath:i+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"\
required",params:{missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[n]:e.push(
n),s++}for(let n in o)if(!(n==="casino"||n==="liveCasino")){let m={instancePath:i+"/playProviders",schemaPath:"#/propert\
ies/playProviders/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT h\
ave additional properties"};e===null?e=[m]:e.push(m),s++}if(o.casino!==void 0){let n=o.casino;if(Array.isArray(n)){let m=n.
length;for(let h=0;h<m;h++){let c=n[h];if(typeof c=="string"){if(f(c)>60){let y={instancePath:i+"/playProviders/casino/"+
h,schemaPath:"#/properties/playProviders/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[y]:e.push(y),s++}if(!G.test(c)){let y={instancePath:i+"/playProvider\
s/casino/"+h,schemaPath:"#/properties/playProviders/properties/casino/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/pla\
yProviders/casino/"+h,schemaPath:"#/properties/playProviders/properties/casino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){let c=n[u];
if(typeof c=="string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"/playProviders/casino",schemaPath:"#/prop\
erties/playProviders/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have duplic\
ate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={instancePath:i+
"/playProviders/casino",schemaPath:"#/properties/playProviders/properties/casino/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(o.liveCasino!==void 0){let n=o.liveCasino;if(Array.isArray(
n)){let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c=="string"){if(f(c)>60){let y={instancePath:i+"/playProvid\
ers/liveCasino/"+h,schemaPath:"#/properties/playProviders/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[y]:e.push(y),s++}if(!G.test(c)){let y={instancePath:i+
"/playProviders/liveCasino/"+h,schemaPath:"#/properties/playProviders/properties/liveCasino/items/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[y]:e.push(y),s++}}else{let y={
instancePath:i+"/playProviders/liveCasino/"+h,schemaPath:"#/properties/playProviders/properties/liveCasino/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){
let c=n[u];if(typeof c=="string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"/playProviders/liveCasino",schemaPath:"\
#/properties/playProviders/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT h\
ave duplicate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={
instancePath:i+"/playProviders/liveCasino",schemaPath:"#/properties/playProviders/properties/liveCasino/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/playProv\
iders",schemaPath:"#/properties/playProviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}if(p.launchAuth!==void 0){let o=p.launchAuth;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
casino===void 0){let n={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{
missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[n]:e.push(n),s++}if(o.liveCasino===
void 0){let n={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/required",keyword:"required",params:{missingProperty:"\
liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="c\
asino"||n==="liveCasino")){let m={instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[
m]:e.push(m),s++}if(o.casino!==void 0){let n=o.casino;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.others===void 0){
let m={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/required",keyword:"requ\
ired",params:{missingProperty:"others"},message:"must have required property 'others'"};e===null?e=[m]:e.push(m),s++}if(n.
providers===void 0){let m={instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/req\
uired",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'providers'"};e===null?
e=[m]:e.push(m),s++}for(let m in n)if(!(m==="others"||m==="providers")){let u={instancePath:i+"/launchAuth/casino",schemaPath:"\
#/properties/launchAuth/properties/casino/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(n.others!==void 0){let m=n.others;if(typeof m!=
"string"){let u={instancePath:i+"/launchAuth/casino/others",schemaPath:"#/properties/launchAuth/properties/casino/proper\
ties/others/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m===
"callback"||m==="loginModal"||m==="none")){let u={instancePath:i+"/launchAuth/casino/others",schemaPath:"#/properties/la\
unchAuth/properties/casino/properties/others/enum",keyword:"enum",params:{allowedValues:q.properties.launchAuth.properties.
casino.properties.others.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}if(n.
providers!==void 0){let m=n.providers;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let u in m){let d=s;if(typeof u==
"string"){if(f(u)>60){let h={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/propertie\
s/casino/properties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters",propertyName:u};e===null?e=[h]:e.push(h),s++}if(!G.test(u)){let h={instancePath:i+"/launchAuth/casi\
no/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/providers/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"',propertyName:u};e===null?e=[h]:e.push(
h),s++}}var a=d===s;if(!a){let h={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/prop\
erties/casino/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name\
 must be valid"};e===null?e=[h]:e.push(h),s++}}for(let u in m){let d=m[u];if(typeof d!="string"){let h={instancePath:i+"\
/launchAuth/casino/providers/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/c\
asino/properties/providers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),s++}if(!(d==="callback"||d==="loginModal"||d==="none")){let h={instancePath:i+"/launchAuth/casino/p\
roviders/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/casino/properties/pro\
viders/additionalProperties/enum",keyword:"enum",params:{allowedValues:q.properties.launchAuth.properties.casino.properties.
providers.additionalProperties.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}}else{
let u={instancePath:i+"/launchAuth/casino/providers",schemaPath:"#/properties/launchAuth/properties/casino/properties/pr\
oviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{let m={
instancePath:i+"/launchAuth/casino",schemaPath:"#/properties/launchAuth/properties/casino/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(o.liveCasino!==void 0){let n=o.liveCasino;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.others===void 0){let m={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properti\
es/launchAuth/properties/liveCasino/required",keyword:"required",params:{missingProperty:"others"},message:"must have re\
quired property 'others'"};e===null?e=[m]:e.push(m),s++}if(n.providers===void 0){let m={instancePath:i+"/launchAuth/live\
Casino",schemaPath:"#/properties/launchAuth/properties/liveCasino/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="oth\
ers"||m==="providers")){let u={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties/li\
veCasino/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have addit\
ional properties"};e===null?e=[u]:e.push(u),s++}if(n.others!==void 0){let m=n.others;if(typeof m!="string"){let u={instancePath:i+
"/launchAuth/liveCasino/others",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/others/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="callback"||m==="loginModal"||
m==="none")){let u={instancePath:i+"/launchAuth/liveCasino/others",schemaPath:"#/properties/launchAuth/properties/liveCa\
sino/properties/others/enum",keyword:"enum",params:{allowedValues:q.properties.launchAuth.properties.liveCasino.properties.
others.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}if(n.providers!==void 0){
let m=n.providers;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let u in m){let d=s;if(typeof u=="string"){if(f(u)>60){
let h={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/properties/liveCasino/prope\
rties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 chara\
cters",propertyName:u};e===null?e=[h]:e.push(h),s++}if(!G.test(u)){let h={instancePath:i+"/launchAuth/liveCasino/provide\
rs",schemaPath:"#/properties/launchAuth/properties/liveCasino/properties/providers/propertyNames/pattern",keyword:"patte\
rn",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"',propertyName:u};e===null?e=[h]:e.push(h),s++}}
var l=d===s;if(!l){let h={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/properti\
es/liveCasino/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name\
 must be valid"};e===null?e=[h]:e.push(h),s++}}for(let u in m){let d=m[u];if(typeof d!="string"){let h={instancePath:i+"\
/launchAuth/liveCasino/providers/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properti\
es/liveCasino/properties/providers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[h]:e.push(h),s++}if(!(d==="callback"||d==="loginModal"||d==="none")){let h={instancePath:i+"/launchAut\
h/liveCasino/providers/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/launchAuth/properties/liveCas\
ino/properties/providers/additionalProperties/enum",keyword:"enum",params:{allowedValues:q.properties.launchAuth.properties.
liveCasino.properties.providers.additionalProperties.enum},message:"must be equal to one of the allowed values"};e===null?
e=[h]:e.push(h),s++}}}else{let u={instancePath:i+"/launchAuth/liveCasino/providers",schemaPath:"#/properties/launchAuth/\
properties/liveCasino/properties/providers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[u]:e.push(u),s++}}}else{let m={instancePath:i+"/launchAuth/liveCasino",schemaPath:"#/properties/launchAuth/properties\
/liveCasino/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}}else{let n={
instancePath:i+"/launchAuth",schemaPath:"#/properties/launchAuth/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[n]:e.push(n),s++}}if(p.features!==void 0){let o=p.features;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.maintenance===void 0){let n={instancePath:i+"/features",schemaPath:"#/properties/features/required",keyword:"re\
quired",params:{missingProperty:"maintenance"},message:"must have required property 'maintenance'"};e===null?e=[n]:e.push(
n),s++}if(o.sportsbook===void 0){let n={instancePath:i+"/features",schemaPath:"#/properties/features/required",keyword:"\
required",params:{missingProperty:"sportsbook"},message:"must have required property 'sportsbook'"};e===null?e=[n]:e.push(
n),s++}if(o.sportsbookExtraCheck===void 0){let n={instancePath:i+"/features",schemaPath:"#/properties/features/required",
keyword:"required",params:{missingProperty:"sportsbookExtraCheck"},message:"must have required property 'sportsbookExtra\
Check'"};e===null?e=[n]:e.push(n),s++}if(o.payAndPlay===void 0){let n={instancePath:i+"/features",schemaPath:"#/properti\
es/features/required",keyword:"required",params:{missingProperty:"payAndPlay"},message:"must have required property 'pay\
AndPlay'"};e===null?e=[n]:e.push(n),s++}if(o.websocket===void 0){let n={instancePath:i+"/features",schemaPath:"#/propert\
ies/features/required",keyword:"required",params:{missingProperty:"websocket"},message:"must have required property 'web\
socket'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="maintenance"||n==="sportsbook"||n==="sportsbookExtraChec\
k"||n==="payAndPlay"||n==="eddQuestionnaire"||n==="websocket")){let m={instancePath:i+"/features",schemaPath:"#/properti\
es/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have ad\
ditional properties"};e===null?e=[m]:e.push(m),s++}if(o.maintenance!==void 0){let n=o.maintenance;if(typeof n!="boolean"&&
!(n&&typeof n=="object"&&!Array.isArray(n))){let m={instancePath:i+"/features/maintenance",schemaPath:"#/properties/feat\
ures/properties/maintenance/type",keyword:"type",params:{type:q.properties.features.properties.maintenance.type},message:"\
must be boolean,object"};e===null?e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.on===void 0){let m={
instancePath:i+"/features/maintenance",schemaPath:"#/properties/features/properties/maintenance/required",keyword:"requi\
red",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[m]:e.push(m),s++}if(n.until===
void 0){let m={instancePath:i+"/features/maintenance",schemaPath:"#/properties/features/properties/maintenance/required",
keyword:"required",params:{missingProperty:"until"},message:"must have required property 'until'"};e===null?e=[m]:e.push(
m),s++}for(let m in n)if(!(m==="on"||m==="markets"||m==="until")){let u={instancePath:i+"/features/maintenance",schemaPath:"\
#/properties/features/properties/maintenance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(n.on!==void 0&&typeof n.on!="boolean"){let m={
instancePath:i+"/features/maintenance/on",schemaPath:"#/properties/features/properties/maintenance/properties/on/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}if(n.markets!==void 0){let m=n.markets;
if(Array.isArray(m)){if(m.length<1){let c={instancePath:i+"/features/maintenance/markets",schemaPath:"#/properties/featu\
res/properties/maintenance/properties/markets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[c]:e.push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y=="string"){if(!k.
test(y)){let g={instancePath:i+"/features/maintenance/markets/"+c,schemaPath:"#/properties/features/properties/maintenan\
ce/properties/markets/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]\
{2}$"'};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/features/maintenance/markets/"+c,schemaPath:"#/proper\
ties/features/properties/maintenance/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y=="string"){
if(typeof c[y]=="number"){h=c[y];let g={instancePath:i+"/features/maintenance/markets",schemaPath:"#/properties/features\
/properties/maintenance/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have du\
plicate items (items ## "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={instancePath:i+
"/features/maintenance/markets",schemaPath:"#/properties/features/properties/maintenance/properties/markets/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(n.until!==void 0){let m=n.until;if(typeof m==
"string"){if(!I.test(m)){let u={instancePath:i+"/features/maintenance/until",schemaPath:"#/properties/features/propertie\
s/maintenance/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match \
pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/features/maintenance/until",
schemaPath:"#/properties/features/properties/maintenance/properties/until/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}}if(o.sportsbook!==void 0){let n=o.sportsbook;if(typeof n!="boolean"&&!(n&&
typeof n=="object"&&!Array.isArray(n))){let m={instancePath:i+"/features/sportsbook",schemaPath:"#/properties/features/p\
roperties/sportsbook/type",keyword:"type",params:{type:q.properties.features.properties.sportsbook.type},message:"must b\
e boolean,object"};e===null?e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.on===void 0){let m={instancePath:i+
"/features/sportsbook",schemaPath:"#/properties/features/properties/sportsbook/required",keyword:"required",params:{missingProperty:"\
on"},message:"must have required property 'on'"};e===null?e=[m]:e.push(m),s++}if(n.until===void 0){let m={instancePath:i+
"/features/sportsbook",schemaPath:"#/properties/features/properties/sportsbook/required",keyword:"required",params:{missingProperty:"\
until"},message:"must have required property 'until'"};e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="on"||m==="m\
arkets"||m==="until")){let u={instancePath:i+"/features/sportsbook",schemaPath:"#/properties/features/properties/sportsb\
ook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[u]:e.push(u),s++}if(n.on!==void 0&&typeof n.on!="boolean"){let m={instancePath:i+"/features/sp\
ortsbook/on",schemaPath:"#/properties/features/properties/sportsbook/properties/on/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}if(n.markets!==void 0){let m=n.markets;if(Array.isArray(
m)){if(m.length<1){let c={instancePath:i+"/features/sportsbook/markets",schemaPath:"#/properties/features/properties/spo\
rtsbook/properties/markets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[c]:e.push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y=="string"){if(!k.test(y)){let g={instancePath:i+
"/features/sportsbook/markets/"+c,schemaPath:"#/properties/features/properties/sportsbook/properties/markets/items/patte\
rn",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[g]:e.push(g),
s++}}else{let g={instancePath:i+"/features/sportsbook/markets/"+c,schemaPath:"#/properties/features/properties/sportsboo\
k/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),
s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y=="string"){if(typeof c[y]=="number"){h=c[y];let g={
instancePath:i+"/features/sportsbook/markets",schemaPath:"#/properties/features/properties/sportsbook/properties/markets\
/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have duplicate items (items ## "+h+" and "+d+" ar\
e identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={instancePath:i+"/features/sportsbook/markets",schemaPath:"\
#/properties/features/properties/sportsbook/properties/markets/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[u]:e.push(u),s++}}if(n.until!==void 0){let m=n.until;if(typeof m=="string"){if(!I.test(m)){let u={
instancePath:i+"/features/sportsbook/until",schemaPath:"#/properties/features/properties/sportsbook/properties/until/pat\
tern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};
e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/features/sportsbook/until",schemaPath:"#/properties/features/\
properties/sportsbook/properties/until/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[u]:e.push(u),s++}}}}if(o.sportsbookExtraCheck!==void 0){let n=o.sportsbookExtraCheck;if(typeof n!="boolean"&&!(n&&typeof n==
"object"&&!Array.isArray(n))){let m={instancePath:i+"/features/sportsbookExtraCheck",schemaPath:"#/properties/features/p\
roperties/sportsbookExtraCheck/type",keyword:"type",params:{type:q.properties.features.properties.sportsbookExtraCheck.type},
message:"must be boolean,object"};e===null?e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.on===void 0){
let m={instancePath:i+"/features/sportsbookExtraCheck",schemaPath:"#/properties/features/properties/sportsbookExtraCheck\
/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[m]:e.
push(m),s++}if(n.until===void 0){let m={instancePath:i+"/features/sportsbookExtraCheck",schemaPath:"#/properties/feature\
s/properties/sportsbookExtraCheck/required",keyword:"required",params:{missingProperty:"until"},message:"must have requi\
red property 'until'"};e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="on"||m==="markets"||m==="until")){let u={instancePath:i+
"/features/sportsbookExtraCheck",schemaPath:"#/properties/features/properties/sportsbookExtraCheck/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[
u]:e.push(u),s++}if(n.on!==void 0&&typeof n.on!="boolean"){let m={instancePath:i+"/features/sportsbookExtraCheck/on",schemaPath:"\
#/properties/features/properties/sportsbookExtraCheck/properties/on/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[m]:e.push(m),s++}if(n.markets!==void 0){let m=n.markets;if(Array.isArray(m)){if(m.length<1){
let c={instancePath:i+"/features/sportsbookExtraCheck/markets",schemaPath:"#/properties/features/properties/sportsbookEx\
traCheck/properties/markets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[c]:e.push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y=="string"){if(!k.test(y)){let g={instancePath:i+
"/features/sportsbookExtraCheck/markets/"+c,schemaPath:"#/properties/features/properties/sportsbookExtraCheck/properties\
/markets/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/features/sportsbookExtraCheck/markets/"+c,schemaPath:"#/properties/fea\
tures/properties/sportsbookExtraCheck/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y=="string"){
if(typeof c[y]=="number"){h=c[y];let g={instancePath:i+"/features/sportsbookExtraCheck/markets",schemaPath:"#/properties\
/features/properties/sportsbookExtraCheck/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"\
must NOT have duplicate items (items ## "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{
let u={instancePath:i+"/features/sportsbookExtraCheck/markets",schemaPath:"#/properties/features/properties/sportsbookEx\
traCheck/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),
s++}}if(n.until!==void 0){let m=n.until;if(typeof m=="string"){if(!I.test(m)){let u={instancePath:i+"/features/sportsboo\
kExtraCheck/until",schemaPath:"#/properties/features/properties/sportsbookExtraCheck/properties/until/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[u]:
e.push(u),s++}}else{let u={instancePath:i+"/features/sportsbookExtraCheck/until",schemaPath:"#/properties/features/prope\
rties/sportsbookExtraCheck/properties/until/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),s++}}}}if(o.payAndPlay!==void 0){let n=o.payAndPlay;if(typeof n!="boolean"&&!(n&&typeof n=="object"&&!Array.
isArray(n))){let m={instancePath:i+"/features/payAndPlay",schemaPath:"#/properties/features/properties/payAndPlay/type",
keyword:"type",params:{type:q.properties.features.properties.payAndPlay.type},message:"must be boolean,object"};e===null?
e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.on===void 0){let m={instancePath:i+"/features/payA\
ndPlay",schemaPath:"#/properties/features/properties/payAndPlay/required",keyword:"required",params:{missingProperty:"on"},
message:"must have required property 'on'"};e===null?e=[m]:e.push(m),s++}if(n.until===void 0){let m={instancePath:i+"/fe\
atures/payAndPlay",schemaPath:"#/properties/features/properties/payAndPlay/required",keyword:"required",params:{missingProperty:"\
until"},message:"must have required property 'until'"};e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="on"||m==="m\
arkets"||m==="share"||m==="until")){let u={instancePath:i+"/features/payAndPlay",schemaPath:"#/properties/features/prope\
rties/payAndPlay/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[u]:e.push(u),s++}if(n.on!==void 0&&typeof n.on!="boolean"){let m={instancePath:i+
"/features/payAndPlay/on",schemaPath:"#/properties/features/properties/payAndPlay/properties/on/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}if(n.markets!==void 0){let m=n.markets;if(Array.
isArray(m)){if(m.length<1){let c={instancePath:i+"/features/payAndPlay/markets",schemaPath:"#/properties/features/proper\
ties/payAndPlay/properties/markets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[c]:e.push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y=="string"){if(!k.test(y)){let g={
instancePath:i+"/features/payAndPlay/markets/"+c,schemaPath:"#/properties/features/properties/payAndPlay/properties/mark\
ets/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[g]:e.push(g),s++}}else{let g={instancePath:i+"/features/payAndPlay/markets/"+c,schemaPath:"#/properties/features/proper\
ties/payAndPlay/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y=="string"){if(typeof c[y]=="num\
ber"){h=c[y];let g={instancePath:i+"/features/payAndPlay/markets",schemaPath:"#/properties/features/properties/payAndPla\
y/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have duplicate items (items #\
# "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={instancePath:i+"/features/pa\
yAndPlay/markets",schemaPath:"#/properties/features/properties/payAndPlay/properties/markets/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(n.share!==void 0){let m=n.share;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:i+"/features/payAndPlay/share",schemaPath:"#/properties/fe\
atures/properties/payAndPlay/properties/share/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[u]:e.push(u),s++}if(typeof m=="number"&&isFinite(m)){if(m>99||isNaN(m)){let u={instancePath:i+"/features/payAndP\
lay/share",schemaPath:"#/properties/features/properties/payAndPlay/properties/share/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[u]:e.push(u),s++}if(m<1||isNaN(m)){let u={instancePath:i+"/features/p\
ayAndPlay/share",schemaPath:"#/properties/features/properties/payAndPlay/properties/share/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),s++}}}if(n.until!==void 0){let m=n.until;if(typeof m==
"string"){if(!I.test(m)){let u={instancePath:i+"/features/payAndPlay/until",schemaPath:"#/properties/features/properties\
/payAndPlay/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pa\
ttern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/features/payAndPlay/until",schemaPath:"\
#/properties/features/properties/payAndPlay/properties/until/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[u]:e.push(u),s++}}}}if(o.eddQuestionnaire!==void 0){let n=o.eddQuestionnaire;if(typeof n!="boolea\
n"&&!(n&&typeof n=="object"&&!Array.isArray(n))){let m={instancePath:i+"/features/eddQuestionnaire",schemaPath:"#/proper\
ties/features/properties/eddQuestionnaire/type",keyword:"type",params:{type:q.properties.features.properties.eddQuestionnaire.
type},message:"must be boolean,object"};e===null?e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.on===
void 0){let m={instancePath:i+"/features/eddQuestionnaire",schemaPath:"#/properties/features/properties/eddQuestionnaire\
/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[m]:e.
push(m),s++}if(n.until===void 0){let m={instancePath:i+"/features/eddQuestionnaire",schemaPath:"#/properties/features/pr\
operties/eddQuestionnaire/required",keyword:"required",params:{missingProperty:"until"},message:"must have required prop\
erty 'until'"};e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="on"||m==="markets"||m==="until")){let u={instancePath:i+
"/features/eddQuestionnaire",schemaPath:"#/properties/features/properties/eddQuestionnaire/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),s++}if(n.on!==void 0&&typeof n.on!="boolean"){let m={instancePath:i+"/features/eddQuestionnaire/on",schemaPath:"#/pro\
perties/features/properties/eddQuestionnaire/properties/on/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[m]:e.push(m),s++}if(n.markets!==void 0){let m=n.markets;if(Array.isArray(m)){if(m.length<1){let c={
instancePath:i+"/features/eddQuestionnaire/markets",schemaPath:"#/properties/features/properties/eddQuestionnaire/proper\
ties/markets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.
push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y=="string"){if(!k.test(y)){let g={instancePath:i+"\
/features/eddQuestionnaire/markets/"+c,schemaPath:"#/properties/features/properties/eddQuestionnaire/properties/markets/\
items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[g]:
e.push(g),s++}}else{let g={instancePath:i+"/features/eddQuestionnaire/markets/"+c,schemaPath:"#/properties/features/prop\
erties/eddQuestionnaire/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y=="string"){if(typeof c[y]==
"number"){h=c[y];let g={instancePath:i+"/features/eddQuestionnaire/markets",schemaPath:"#/properties/features/properties\
/eddQuestionnaire/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have duplicat\
e items (items ## "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={instancePath:i+
"/features/eddQuestionnaire/markets",schemaPath:"#/properties/features/properties/eddQuestionnaire/properties/markets/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(n.until!==void 0){let m=n.
until;if(typeof m=="string"){if(!I.test(m)){let u={instancePath:i+"/features/eddQuestionnaire/until",schemaPath:"#/prope\
rties/features/properties/eddQuestionnaire/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{\
2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/\
features/eddQuestionnaire/until",schemaPath:"#/properties/features/properties/eddQuestionnaire/properties/until/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}}if(o.websocket!==void 0){let n=o.
websocket;if(typeof n!="boolean"&&!(n&&typeof n=="object"&&!Array.isArray(n))){let m={instancePath:i+"/features/websocke\
t",schemaPath:"#/properties/features/properties/websocket/type",keyword:"type",params:{type:q.properties.features.properties.
websocket.type},message:"must be boolean,object"};e===null?e=[m]:e.push(m),s++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.on===void 0){let m={instancePath:i+"/features/websocket",schemaPath:"#/properties/features/properties/websocket\
/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[m]:e.
push(m),s++}if(n.until===void 0){let m={instancePath:i+"/features/websocket",schemaPath:"#/properties/features/propertie\
s/websocket/required",keyword:"required",params:{missingProperty:"until"},message:"must have required property 'until'"};
e===null?e=[m]:e.push(m),s++}for(let m in n)if(!(m==="on"||m==="markets"||m==="until")){let u={instancePath:i+"/features\
/websocket",schemaPath:"#/properties/features/properties/websocket/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(n.on!==void 0&&
typeof n.on!="boolean"){let m={instancePath:i+"/features/websocket/on",schemaPath:"#/properties/features/properties/webs\
ocket/properties/on/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),s++}
if(n.markets!==void 0){let m=n.markets;if(Array.isArray(m)){if(m.length<1){let c={instancePath:i+"/features/websocket/ma\
rkets",schemaPath:"#/properties/features/properties/websocket/properties/markets/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}let u=m.length;for(let c=0;c<u;c++){let y=m[c];
if(typeof y=="string"){if(!k.test(y)){let g={instancePath:i+"/features/websocket/markets/"+c,schemaPath:"#/properties/fe\
atures/properties/websocket/properties/markets/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'m\
ust match pattern "^[A-Z]{2}$"'};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/features/websocket/markets/"+
c,schemaPath:"#/properties/features/properties/websocket/properties/markets/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];if(typeof y==
"string"){if(typeof c[y]=="number"){h=c[y];let g={instancePath:i+"/features/websocket/markets",schemaPath:"#/properties/\
features/properties/websocket/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT h\
ave duplicate items (items ## "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={
instancePath:i+"/features/websocket/markets",schemaPath:"#/properties/features/properties/websocket/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}if(n.until!==void 0){let m=n.
until;if(typeof m=="string"){if(!I.test(m)){let u={instancePath:i+"/features/websocket/until",schemaPath:"#/properties/f\
eatures/properties/websocket/properties/until/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'\
must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/features/websoc\
ket/until",schemaPath:"#/properties/features/properties/websocket/properties/until/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}}}else{let n={instancePath:i+"/features",schemaPath:"#/p\
roperties/features/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.
routing!==void 0){let o=p.routing;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.keepPathOnLocaleRedirect===void 0){let n={
instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty:"keepPat\
hOnLocaleRedirect"},message:"must have required property 'keepPathOnLocaleRedirect'"};e===null?e=[n]:e.push(n),s++}if(o.
minLocaleLength===void 0){let n={instancePath:i+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",
params:{missingProperty:"minLocaleLength"},message:"must have required property 'minLocaleLength'"};e===null?e=[n]:e.push(
n),s++}for(let n in o)if(!(n==="keepPathOnLocaleRedirect"||n==="minLocaleLength")){let m={instancePath:i+"/routing",schemaPath:"\
#/properties/routing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NO\
T have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.keepPathOnLocaleRedirect!==void 0&&typeof o.keepPathOnLocaleRedirect!=
"boolean"){let n={instancePath:i+"/routing/keepPathOnLocaleRedirect",schemaPath:"#/properties/routing/properties/keepPat\
hOnLocaleRedirect/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}if(o.
minLocaleLength!==void 0){let n=o.minLocaleLength;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+
"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)&&(n<2||isNaN(n))){let m={
instancePath:i+"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+
"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}if(p.crm!==void 0&&(M(p.crm,{instancePath:i+"/crm",parentData:p,parentDataProperty:"crm",rootData:b})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length)),p.sportsbook!==void 0&&(V(p.sportsbook,{instancePath:i+"/sportsbook",
parentData:p,parentDataProperty:"sportsbook",rootData:b})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),p.messenger!==
void 0&&(D(p.messenger,{instancePath:i+"/messenger",parentData:p,parentDataProperty:"messenger",rootData:b})||(e=e===null?
D.errors:e.concat(D.errors),s=e.length)),p.adMaster!==void 0){let o=p.adMaster;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.markets===void 0){let n={instancePath:i+"/adMaster",schemaPath:"#/properties/adMaster/required",keyword:"requir\
ed",params:{missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[n]:e.push(n),s++}for(let n in o)
if(n!=="markets"){let m={instancePath:i+"/adMaster",schemaPath:"#/properties/adMaster/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
s++}if(o.markets!==void 0){let n=o.markets;if(Array.isArray(n)){let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c==
"string"){if(!k.test(c)){let y={instancePath:i+"/adMaster/markets/"+h,schemaPath:"#/properties/adMaster/properties/marke\
ts/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[y]:e.push(y),s++}}else{let y={instancePath:i+"/adMaster/markets/"+h,schemaPath:"#/properties/adMaster/properties/market\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,
d;if(u>1){let h={};for(;u--;){let c=n[u];if(typeof c=="string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"\
/adMaster/markets",schemaPath:"#/properties/adMaster/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},
message:"must NOT have duplicate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=
u}}}}else{let m={instancePath:i+"/adMaster/markets",schemaPath:"#/properties/adMaster/properties/markets/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/adMaste\
r",schemaPath:"#/properties/adMaster/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),s++}}if(p.guards!==void 0){let o=p.guards;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.signedOutToLiveLobby===
void 0){let n={instancePath:i+"/guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"\
signedOutToLiveLobby"},message:"must have required property 'signedOutToLiveLobby'"};e===null?e=[n]:e.push(n),s++}if(o.riskOnly===
void 0){let n={instancePath:i+"/guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"\
riskOnly"},message:"must have required property 'riskOnly'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="signe\
dOutToLiveLobby"||n==="riskOnly")){let m={instancePath:i+"/guards",schemaPath:"#/properties/guards/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[
m]:e.push(m),s++}if(o.signedOutToLiveLobby!==void 0){let n=o.signedOutToLiveLobby;if(Array.isArray(n)){let m=n.length;for(let u=0;u<
m;u++){let d=n[u];if(typeof d=="string"){if(f(d)>120){let h={instancePath:i+"/guards/signedOutToLiveLobby/"+u,schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/items/maxLength",keyword:"maxLength",params:{limit:120},message:"mus\
t NOT have more than 120 characters"};e===null?e=[h]:e.push(h),s++}if(!Ne.test(d)){let h={instancePath:i+"/guards/signed\
OutToLiveLobby/"+u,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/pattern",keyword:"pattern",params:{
pattern:"^/[a-z0-9/-]*$"},message:'must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+
"/guards/signedOutToLiveLobby/"+u,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:i+"/guards\
/signedOutToLiveLobby",schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(o.riskOnly!==void 0){let n=o.riskOnly;if(Array.isArray(
n)){let m=n.length;for(let u=0;u<m;u++){let d=n[u];if(typeof d=="string"){if(f(d)>120){let h={instancePath:i+"/guards/ri\
skOnly/"+u,schemaPath:"#/properties/guards/properties/riskOnly/items/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[h]:e.push(h),s++}if(!Ne.test(d)){let h={instancePath:i+"/guards/ris\
kOnly/"+u,schemaPath:"#/properties/guards/properties/riskOnly/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-\
9/-]*$"},message:'must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/guard\
s/riskOnly/"+u,schemaPath:"#/properties/guards/properties/riskOnly/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:i+"/guards/riskOnly",schemaPath:"#/properties/g\
uards/properties/riskOnly/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{
let n={instancePath:i+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),s++}}if(p.session!==void 0){let o=p.session;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.onForbidden===void 0){let n={instancePath:i+"/session",schemaPath:"#/properties/session/required",keyword:"requ\
ired",params:{missingProperty:"onForbidden"},message:"must have required property 'onForbidden'"};e===null?e=[n]:e.push(
n),s++}for(let n in o)if(n!=="onForbidden"){let m={instancePath:i+"/session",schemaPath:"#/properties/session/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),s++}if(o.onForbidden!==void 0){let n=o.onForbidden;if(typeof n!="string"){let m={instancePath:i+
"/session/onForbidden",schemaPath:"#/properties/session/properties/onForbidden/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="explain"||n==="sign-out")){let m={instancePath:i+"/sess\
ion/onForbidden",schemaPath:"#/properties/session/properties/onForbidden/enum",keyword:"enum",params:{allowedValues:q.properties.
session.properties.onForbidden.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}}else{
let n={instancePath:i+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[n]:e.push(n),s++}}if(p.payments!==void 0){let o=p.payments;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.withdrawalOutcomes===void 0){let n={instancePath:i+"/payments",schemaPath:"#/properties/payments/requir\
ed",keyword:"required",params:{missingProperty:"withdrawalOutcomes"},message:"must have required property 'withdrawalOut\
comes'"};e===null?e=[n]:e.push(n),s++}if(o.hideCashier===void 0){let n={instancePath:i+"/payments",schemaPath:"#/propert\
ies/payments/required",keyword:"required",params:{missingProperty:"hideCashier"},message:"must have required property 'h\
ideCashier'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="withdrawalOutcomes"||n==="hideCashier"||n==="idleSec\
onds")){let m={instancePath:i+"/payments",schemaPath:"#/properties/payments/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.
withdrawalOutcomes!==void 0){let n=o.withdrawalOutcomes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n)if(!(m===
"FORBIDDEN"||m==="SELF_SPEND_LIMIT_REACHED")){let u={instancePath:i+"/payments/withdrawalOutcomes",schemaPath:"#/propert\
ies/payments/properties/withdrawalOutcomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(n.FORBIDDEN!==void 0){let m=n.FORBIDDEN;if(typeof m!=
"string"){let u={instancePath:i+"/payments/withdrawalOutcomes/FORBIDDEN",schemaPath:"#/properties/payments/properties/wi\
thdrawalOutcomes/properties/FORBIDDEN/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
u]:e.push(u),s++}if(!(m==="ERROR"||m==="SUSPENDED"||m==="RESTRICTED"||m==="SELF_LIMIT_REACHED"||m==="WITHDRAWAL_LIMIT_RE\
ACHED")){let u={instancePath:i+"/payments/withdrawalOutcomes/FORBIDDEN",schemaPath:"#/properties/payments/properties/wit\
hdrawalOutcomes/properties/FORBIDDEN/enum",keyword:"enum",params:{allowedValues:q.properties.payments.properties.withdrawalOutcomes.
properties.FORBIDDEN.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}if(n.SELF_SPEND_LIMIT_REACHED!==
void 0){let m=n.SELF_SPEND_LIMIT_REACHED;if(typeof m!="string"){let u={instancePath:i+"/payments/withdrawalOutcomes/SELF\
_SPEND_LIMIT_REACHED",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properties/SELF_SPEND_LIMIT_REACHE\
D/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="ERROR"||m===
"SUSPENDED"||m==="RESTRICTED"||m==="SELF_LIMIT_REACHED"||m==="WITHDRAWAL_LIMIT_REACHED")){let u={instancePath:i+"/paymen\
ts/withdrawalOutcomes/SELF_SPEND_LIMIT_REACHED",schemaPath:"#/properties/payments/properties/withdrawalOutcomes/properti\
es/SELF_SPEND_LIMIT_REACHED/enum",keyword:"enum",params:{allowedValues:q.properties.payments.properties.withdrawalOutcomes.
properties.SELF_SPEND_LIMIT_REACHED.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),
s++}}}else{let m={instancePath:i+"/payments/withdrawalOutcomes",schemaPath:"#/properties/payments/properties/withdrawalO\
utcomes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(o.hideCashier!==
void 0&&typeof o.hideCashier!="boolean"){let n={instancePath:i+"/payments/hideCashier",schemaPath:"#/properties/payments\
/properties/hideCashier/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),
s++}if(o.idleSeconds!==void 0){let n=o.idleSeconds;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+
"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)){if(n>7200||isNaN(n)){let m={
instancePath:i+"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:7200},message:"must be <= 7200"};e===null?e=[m]:e.push(m),s++}if(n<0||isNaN(n)){let m={
instancePath:i+"/payments/idleSeconds",schemaPath:"#/properties/payments/properties/idleSeconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}}else{let n={instancePath:i+"\
/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}if(p.transactions!==void 0){let o=p.transactions;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
defaultLimit===void 0){let n={instancePath:i+"/transactions",schemaPath:"#/properties/transactions/required",keyword:"re\
quired",params:{missingProperty:"defaultLimit"},message:"must have required property 'defaultLimit'"};e===null?e=[n]:e.push(
n),s++}for(let n in o)if(n!=="defaultLimit"){let m={instancePath:i+"/transactions",schemaPath:"#/properties/transactions\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional pr\
operties"};e===null?e=[m]:e.push(m),s++}if(o.defaultLimit!==void 0){let n=o.defaultLimit;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/transactions/proper\
ties/defaultLimit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n==
"number"&&isFinite(n)){if(n>100||isNaN(n)){let u={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/properties/t\
ransactions/properties/defaultLimit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 10\
0"};e===null?e=[u]:e.push(u),s++}if(n<10||isNaN(n)){let u={instancePath:i+"/transactions/defaultLimit",schemaPath:"#/pro\
perties/transactions/properties/defaultLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must \
be >= 10"};e===null?e=[u]:e.push(u),s++}let m;if(m=n/10,m!==parseInt(m)){let u={instancePath:i+"/transactions/defaultLim\
it",schemaPath:"#/properties/transactions/properties/defaultLimit/multipleOf",keyword:"multipleOf",params:{multipleOf:10},
message:"must be multiple of 10"};e===null?e=[u]:e.push(u),s++}}}}else{let n={instancePath:i+"/transactions",schemaPath:"\
#/properties/transactions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),
s++}}if(p.exclusion!==void 0){let o=p.exclusion;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.indefiniteMonths===void 0){
let n={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/required",keyword:"required",params:{missingProperty:"\
indefiniteMonths"},message:"must have required property 'indefiniteMonths'"};e===null?e=[n]:e.push(n),s++}for(let n in o)
if(n!=="indefiniteMonths"){let m={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(
m),s++}if(o.indefiniteMonths!==void 0){let n=o.indefiniteMonths;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let m={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properties/indefiniteMonths/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(
n)){if(n>1200||isNaN(n)){let m={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properti\
es/indefiniteMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:1200},message:"must be <= 1200"};e===null?e=
[m]:e.push(m),s++}if(n<1||isNaN(n)){let m={instancePath:i+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusi\
on/properties/indefiniteMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),s++}}}}else{let n={instancePath:i+"/exclusion",schemaPath:"#/properties/exclusion/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.layout!==void 0){let o=p.layout;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.header===void 0){let n={instancePath:i+"/layout",schemaPath:"#/properties/layout/requi\
red",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[n]:
e.push(n),s++}if(o.hero===void 0){let n={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"req\
uired",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===null?e=[n]:e.push(n),s++}if(o.heading===
void 0){let n={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[n]:e.push(n),s++}if(o.tile===void 0){let n={instancePath:i+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"tile"},message:"must hav\
e required property 'tile'"};e===null?e=[n]:e.push(n),s++}if(o.liveRowSpan===void 0){let n={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"liveRowSpan"},message:"must have required prop\
erty 'liveRowSpan'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="header"||n==="hero"||n==="heading"||n==="tile"||
n==="liveRowSpan")){let m={instancePath:i+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}
if(o.header!==void 0){let n=o.header;if(typeof n!="string"){let m={instancePath:i+"/layout/header",schemaPath:"#/propert\
ies/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}if(!(n==="bar"||n==="stacked"||n==="floating")){let m={instancePath:i+"/layout/header",schemaPath:"#/properties/l\
ayout/properties/header/enum",keyword:"enum",params:{allowedValues:q.properties.layout.properties.header.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.hero!==void 0){let n=o.hero;if(typeof n!=
"string"){let m={instancePath:i+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="bleed"||n==="card"||n==="split")){let m={
instancePath:i+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:q.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}
if(o.heading!==void 0){let n=o.heading;if(typeof n!="string"){let m={instancePath:i+"/layout/heading",schemaPath:"#/prop\
erties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),s++}if(!(n==="ornament"||n==="plain"||n==="slash")){let m={instancePath:i+"/layout/heading",schemaPath:"#/proper\
ties/layout/properties/heading/enum",keyword:"enum",params:{allowedValues:q.properties.layout.properties.heading.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.tile!==void 0){let n=o.tile;if(typeof n!=
"string"){let m={instancePath:i+"/layout/tile",schemaPath:"#/properties/layout/properties/tile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="plain"||n==="titled")){let m={instancePath:i+
"/layout/tile",schemaPath:"#/properties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:q.properties.layout.
properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.liveRowSpan!==
void 0){let n=o.liveRowSpan;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/layout/liv\
eRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)){if(n>2||isNaN(n)){let m={instancePath:i+
"/layout/liveRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2},message:"must be <= 2"};e===null?e=[m]:e.push(m),s++}if(n<1||isNaN(n)){let m={instancePath:i+"/layout/liveR\
owSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}}else{let n={instancePath:i+"/layout",schemaPath:"#/properties/la\
yout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(p.profiles!==
void 0){let o=p.profiles;if(Array.isArray(o)){if(o.length>20){let d={instancePath:i+"/profiles",schemaPath:"#/properties\
/profiles/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[d]:e.push(
d),s++}if(o.length<1){let d={instancePath:i+"/profiles",schemaPath:"#/properties/profiles/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let n=o.length;for(let d=0;d<n;d++){let h=o[d];
if(typeof h=="string"){if(f(h)>300){let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/maxLeng\
th",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[c]:e.push(c),s++}
if(!It.test(h)){let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profiles/items/pattern",keyword:"pattern",
params:{pattern:"^https://"},message:'must match pattern "^https://"'};e===null?e=[c]:e.push(c),s++}if(!Et(h)){let c={instancePath:i+
"/profiles/"+d,schemaPath:"#/properties/profiles/items/format",keyword:"format",params:{format:"uri"},message:'must matc\
h format "uri"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/profiles/"+d,schemaPath:"#/properties/profil\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let m=o.length,
u;if(m>1){let d={};for(;m--;){let h=o[m];if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let c={instancePath:i+"\
/profiles",schemaPath:"#/properties/profiles/uniqueItems",keyword:"uniqueItems",params:{i:m,j:u},message:"must NOT have \
duplicate items (items ## "+u+" and "+m+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={instancePath:i+
"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[n]:e.push(n),s++}}if(p.app!==void 0){let o=p.app;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.display===void 0){
let n={instancePath:i+"/app",schemaPath:"#/properties/app/required",keyword:"required",params:{missingProperty:"display"},
message:"must have required property 'display'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="display"||n==="sh\
ortName")){let m={instancePath:i+"/app",schemaPath:"#/properties/app/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.display!==
void 0){let n=o.display;if(typeof n!="string"){let m={instancePath:i+"/app/display",schemaPath:"#/properties/app/propert\
ies/display/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n===
"browser"||n==="standalone")){let m={instancePath:i+"/app/display",schemaPath:"#/properties/app/properties/display/enum",
keyword:"enum",params:{allowedValues:q.properties.app.properties.display.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[m]:e.push(m),s++}}if(o.shortName!==void 0){let n=o.shortName;if(typeof n=="string"){if(f(n)>30){
let m={instancePath:i+"/app/shortName",schemaPath:"#/properties/app/properties/shortName/maxLength",keyword:"maxLength",
params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+
"/app/shortName",schemaPath:"#/properties/app/properties/shortName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/app/shortName",schemaPath:"\
#/properties/app/properties/shortName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
m]:e.push(m),s++}}}else{let n={instancePath:i+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}p.rules!==void 0&&($(p.rules,{instancePath:i+"/rules",parentData:p,
parentDataProperty:"rules",rootData:b})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{let o={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return ze.
errors=e,s===0}var pr=He,Le={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bra\
nd-changes.schema.json",title:"Brand changes",description:"Changes of a brand that its files do not have yet: brands/cha\
nges/<brand>.json.",type:"object",properties:{changes:{title:"Changes",description:"In the order they were stored.",type:"\
array",items:{title:"Stored change",description:"A change that is not in the file yet.",type:"object",properties:{file:{
title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|\
markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in \
the file. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"\
Value before the change; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{
title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","object","array","null"]},
by:{title:"By",description:"Id of the person.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",
type:"string"}},required:["file","pointer","by","at"],additionalProperties:!1}}},required:["changes"],additionalProperties:!1},
Wt=new RegExp("^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$","u"),Bt=new RegExp("^(/[^/]+)+$","u");function He(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.changes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cha\
nges"},message:"must have required property 'changes'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="changes"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.changes!==void 0){let r=p.changes;if(Array.isArray(
r)){let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.file===void 0){let o={
instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[o]:e.push(o),s++}if(l.pointer===void 0){let o={instancePath:i+
"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[o]:e.push(o),s++}if(l.by===void 0){let o={instancePath:i+"/changes/"+
a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have r\
equired property 'by'"};e===null?e=[o]:e.push(o),s++}if(l.at===void 0){let o={instancePath:i+"/changes/"+a,schemaPath:"#\
/properties/changes/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required propert\
y 'at'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!(o==="file"||o==="pointer"||o==="base"||o==="value"||o==="by"||
o==="at")){let n={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
s++}if(l.file!==void 0){let o=l.file;if(typeof o=="string"){if(!Wt.test(o)){let n={instancePath:i+"/changes/"+a+"/file",
schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/\
[a-z]{2,8})\\.json$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/prop\
erties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),s++}}if(l.pointer!==void 0){let o=l.pointer;if(typeof o=="string"){if(f(o)>300){let n={instancePath:i+"/change\
s/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),s++}if(!Bt.test(o)){let n={instancePath:i+"/c\
hanges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"\
^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/cha\
nges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.base!==void 0){let o=l.base;if(typeof o!="object"&&typeof o!=
"string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let n={instancePath:i+"/changes/"+a+"/base",schemaPath:"\
#/properties/changes/items/properties/base/type",keyword:"type",params:{type:Le.properties.changes.items.properties.base.
type},message:"must be string,number,boolean,object,array,null"};e===null?e=[n]:e.push(n),s++}}if(l.value!==void 0){let o=l.
value;if(typeof o!="object"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let n={instancePath:i+
"/changes/"+a+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",params:{type:Le.properties.
changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[n]:e.push(n),
s++}}if(l.by!==void 0&&typeof l.by!="string"){let o={instancePath:i+"/changes/"+a+"/by",schemaPath:"#/properties/changes\
/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}
if(l.at!==void 0&&typeof l.at!="string"){let o={instancePath:i+"/changes/"+a+"/at",schemaPath:"#/properties/changes/item\
s/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/changes",schemaPath:"#/properties/changes/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return He.
errors=e,s===0}var mr=Ve,Te={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bud\
gets.schema.json",title:"Budgets",description:"What a page may weigh on its way to a visitor: brands/budgets.json. The l\
aunch report counts what is rendered, the journeys what a browser loads.",type:"object",additionalProperties:!1,properties:{
styles:{type:"integer",title:"Stylesheets",description:"Bytes of all stylesheets of a content page, compressed.",minimum:1},
pages:{type:"array",title:"Pages",description:"One for each kind of page.",minItems:1,items:{type:"object",title:"Page",
description:"A page and what it may weigh.",additionalProperties:!1,properties:{path:{type:"string",title:"Path",description:"\
Where content keeps it, below the locale.",pattern:"^/"},html:{type:"integer",title:"HTML",description:"Bytes of the pag\
e with header and footer, compressed.",minimum:1},scripts:{type:"integer",title:"JavaScript",description:"Bytes of the e\
ntry and of every island of the page, compressed.",minimum:1},pictures:{type:"integer",title:"Pictures",description:"Pic\
tures that are fetched before anything is scrolled.",minimum:0}},required:["path","html","scripts","pictures"]}},layoutShift:{
type:"number",title:"Layout shift",description:"How far anything may move, from the first paint until the page was scrol\
led through: cumulative layout shift.",minimum:0},contentHtml:{type:"integer",title:"HTML of a content page",description:"\
Most that a content page may ever weigh with header and footer, in bytes, compressed. The limits of single pages are low\
er.",minimum:1},contentScripts:{type:"integer",title:"JavaScript of a content page",description:"Most that a content pag\
e may ever load before it is touched, in bytes, compressed. The limits of single pages are lower.",minimum:1},visits:{type:"\
array",title:"Visits",description:"What a browser may load, one for each kind of page; they hold for every brand.",minItems:1,
items:{type:"object",title:"Visit",description:"A first visit with nothing in the cache. Bytes are those of bodies, comp\
ressed as they travel; unless it is said otherwise, they are counted before anything is touched or scrolled.",additionalProperties:!1,
properties:{page:{type:"string",title:"Page",description:"Name of the kind.",minLength:1},path:{type:"string",title:"Pat\
h",description:"Where content or the application keeps it, below the locale. The first address of that form that the pag\
e above it links to stands for a path with parameters.",pattern:"^/"},kind:{type:"string",title:"Kind",description:"Cont\
ent pages are HTML with islands, application pages are hydrated as a whole.",enum:["content","application"]},html:{type:"\
integer",title:"HTML",description:"Bytes of the document.",minimum:0},scripts:{type:"integer",title:"JavaScript",description:"\
Bytes of scripts.",minimum:0},scrolledScripts:{type:"integer",title:"JavaScript, scrolled through",description:"Bytes of\
 scripts once the page was scrolled through.",minimum:0},styles:{type:"integer",title:"CSS",description:"Bytes of styles\
heets, those that stand in the document included.",minimum:0},fonts:{type:"integer",title:"Fonts",description:"Bytes of \
fonts.",minimum:0},islands:{type:"integer",title:"Islands",description:"Islands that have started.",minimum:0},pictures:{
type:"object",title:"Pictures",description:"Bytes of pictures.",additionalProperties:!1,properties:{phone:{type:"integer",
title:"Phone",description:"In a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In \
a window 1440 px wide.",minimum:0}},required:["phone","desktop"]},requests:{type:"object",title:"Requests",description:"\
Addresses asked for, each once.",additionalProperties:!1,properties:{phone:{type:"integer",title:"Phone",description:"In\
 a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In a window 1440 px wide.",minimum:0}},
required:["phone","desktop"]}},required:["page","path","kind","html","scripts","scrolledScripts","styles","fonts","islan\
ds","pictures","requests"]}}},required:["styles","pages","layoutShift","contentHtml","contentScripts","visits"]};function Ve(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.styles===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"styl\
es"},message:"must have required property 'styles'"};e===null?e=[r]:e.push(r),s++}if(p.pages===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};
e===null?e=[r]:e.push(r),s++}if(p.layoutShift===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"layoutShift"},message:"must have required property 'layoutShift'"};e===null?e=[r]:e.push(r),s++}
if(p.contentHtml===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tentHtml"},message:"must have required property 'contentHtml'"};e===null?e=[r]:e.push(r),s++}if(p.contentScripts===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentScripts"},message:"must\
 have required property 'contentScripts'"};e===null?e=[r]:e.push(r),s++}if(p.visits===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"visits"},message:"must have required property 'visits'"};e===null?
e=[r]:e.push(r),s++}for(let r in p)if(!(r==="styles"||r==="pages"||r==="layoutShift"||r==="contentHtml"||r==="contentScr\
ipts"||r==="visits")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.styles!==void 0){let r=p.styles;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/styles",schemaPath:"#/properties/styles/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){let t={instancePath:i+"/styles",schemaPath:"#/properties/styles/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.pages!==void 0){let r=p.pages;if(Array.isArray(r)){
if(r.length<1){let a={instancePath:i+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let l=r[a];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/propert\
ies/pages/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[o]:e.push(o),s++}if(l.html===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/\
required",keyword:"required",params:{missingProperty:"html"},message:"must have required property 'html'"};e===null?e=[o]:
e.push(o),s++}if(l.scripts===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"\
required",params:{missingProperty:"scripts"},message:"must have required property 'scripts'"};e===null?e=[o]:e.push(o),s++}
if(l.pictures===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"requir\
ed",params:{missingProperty:"pictures"},message:"must have required property 'pictures'"};e===null?e=[o]:e.push(o),s++}for(let o in l)
if(!(o==="path"||o==="html"||o==="scripts"||o==="pictures")){let n={instancePath:i+"/pages/"+a,schemaPath:"#/properties/\
pages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have ad\
ditional properties"};e===null?e=[n]:e.push(n),s++}if(l.path!==void 0){let o=l.path;if(typeof o=="string"){if(!he.test(o)){
let n={instancePath:i+"/pages/"+a+"/path",schemaPath:"#/properties/pages/items/properties/path/pattern",keyword:"pattern",
params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/page\
s/"+a+"/path",schemaPath:"#/properties/pages/items/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(l.html!==void 0){let o=l.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/html",schemaPath:"#/properties/pages/items/properties/html/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&
(o<1||isNaN(o))){let n={instancePath:i+"/pages/"+a+"/html",schemaPath:"#/properties/pages/items/properties/html/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(l.scripts!==
void 0){let o=l.scripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/sc\
ripts",schemaPath:"#/properties/pages/items/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let n={instancePath:i+"\
/pages/"+a+"/scripts",schemaPath:"#/properties/pages/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(l.pictures!==void 0){let o=l.pictures;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/properties/pages/\
items/properties/pictures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/pages/"+a+"/pictures",schemaPath:"#/\
properties/pages/items/properties/pictures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.layoutShift!==void 0){let r=p.layoutShift;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={
instancePath:i+"/layoutShift",schemaPath:"#/properties/layoutShift/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/layoutShift",schemaPath:"#/properties\
/layoutShift/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),s++}}if(p.contentHtml!==
void 0){let r=p.contentHtml;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/contentHtm\
l",schemaPath:"#/properties/contentHtml/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/contentHtml",schemaPath:"\
#/properties/contentHtml/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[t]:e.push(t),s++}}if(p.contentScripts!==void 0){let r=p.contentScripts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/contentScripts",schemaPath:"#/properties/contentScripts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:i+"/contentScripts",schemaPath:"#/properties/contentScripts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.visits!==void 0){let r=p.visits;if(Array.isArray(
r)){if(r.length<1){let a={instancePath:i+"/visits",schemaPath:"#/properties/visits/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let l=r[a];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.page===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/proper\
ties/visits/items/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'pag\
e'"};e===null?e=[o]:e.push(o),s++}if(l.path===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits\
/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?
e=[o]:e.push(o),s++}if(l.kind===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/require\
d",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(
o),s++}if(l.html===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"r\
equired",params:{missingProperty:"html"},message:"must have required property 'html'"};e===null?e=[o]:e.push(o),s++}if(l.
scripts===void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",
params:{missingProperty:"scripts"},message:"must have required property 'scripts'"};e===null?e=[o]:e.push(o),s++}if(l.scrolledScripts===
void 0){let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"\
scrolledScripts"},message:"must have required property 'scrolledScripts'"};e===null?e=[o]:e.push(o),s++}if(l.styles===void 0){
let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"\
styles"},message:"must have required property 'styles'"};e===null?e=[o]:e.push(o),s++}if(l.fonts===void 0){let o={instancePath:i+
"/visits/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"fonts"},message:"\
must have required property 'fonts'"};e===null?e=[o]:e.push(o),s++}if(l.islands===void 0){let o={instancePath:i+"/visits\
/"+a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"islands"},message:"must\
 have required property 'islands'"};e===null?e=[o]:e.push(o),s++}if(l.pictures===void 0){let o={instancePath:i+"/visits/"+
a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"pictures"},message:"must h\
ave required property 'pictures'"};e===null?e=[o]:e.push(o),s++}if(l.requests===void 0){let o={instancePath:i+"/visits/"+
a,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"requests"},message:"must h\
ave required property 'requests'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!T.call(Te.properties.visits.items.properties,
o)){let n={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(l.
page!==void 0){let o=l.page;if(typeof o=="string"){if(f(o)<1){let n={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/p\
roperties/visits/items/properties/page/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/visits/"+a+"/page",schemaPath:"#/properties/v\
isits/items/properties/page/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(l.path!==void 0){let o=l.path;if(typeof o=="string"){if(!he.test(o)){let n={instancePath:i+"/visits/"+a+"/pat\
h",schemaPath:"#/properties/visits/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must \
match pattern "^/"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/visits/"+a+"/path",schemaPath:"#/propert\
ies/visits/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}}if(l.kind!==void 0){let o=l.kind;if(typeof o!="string"){let n={instancePath:i+"/visits/"+a+"/kind",schemaPath:"\
#/properties/visits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}if(!(o==="content"||o==="application")){let n={instancePath:i+"/visits/"+a+"/kind",schemaPath:"#/pro\
perties/visits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:Te.properties.visits.items.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(l.html!==void 0){let o=l.html;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/html",schemaPath:"#/prope\
rties/visits/items/properties/html/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/html",schemaPath:"\
#/properties/visits/items/properties/html/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[n]:e.push(n),s++}}if(l.scripts!==void 0){let o=l.scripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let n={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/properties/visits/items/properties/scripts/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&
(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/scripts",schemaPath:"#/properties/visits/items/properties/scripts/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(l.scrolledScripts!==
void 0){let o=l.scrolledScripts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits\
/"+a+"/scrolledScripts",schemaPath:"#/properties/visits/items/properties/scrolledScripts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={
instancePath:i+"/visits/"+a+"/scrolledScripts",schemaPath:"#/properties/visits/items/properties/scrolledScripts/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(l.styles!==void 0){
let o=l.styles;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/styles",schemaPath:"\
#/properties/visits/items/properties/styles/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/style\
s",schemaPath:"#/properties/visits/items/properties/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(l.fonts!==void 0){let o=l.fonts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let n={instancePath:i+"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let n={instancePath:i+"/visits/"+a+"/fonts",schemaPath:"#/properties/visits/items/properti\
es/fonts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
if(l.islands!==void 0){let o=l.islands;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"\
/visits/"+a+"/islands",schemaPath:"#/properties/visits/items/properties/islands/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let n={
instancePath:i+"/visits/"+a+"/islands",schemaPath:"#/properties/visits/items/properties/islands/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(l.pictures!==void 0){let o=l.
pictures;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.phone===void 0){let n={instancePath:i+"/visits/"+a+"/pictures",
schemaPath:"#/properties/visits/items/properties/pictures/required",keyword:"required",params:{missingProperty:"phone"},
message:"must have required property 'phone'"};e===null?e=[n]:e.push(n),s++}if(o.desktop===void 0){let n={instancePath:i+
"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[n]:e.push(n),s++}for(let n in o)
if(!(n==="phone"||n==="desktop")){let m={instancePath:i+"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/p\
roperties/pictures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT \
have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.phone!==void 0){let n=o.phone;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/visits/"+a+"/pictures/phone",schemaPath:"#/properties/visits/items/\
properties/pictures/properties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let m={instancePath:i+"/visits/"+a+"/pictures/pho\
ne",schemaPath:"#/properties/visits/items/properties/pictures/properties/phone/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}if(o.desktop!==void 0){let n=o.desktop;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m={instancePath:i+"/visits/"+a+"/pictures/desktop",schemaPath:"#/properti\
es/visits/items/properties/pictures/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let m={instancePath:i+"/visits/"+
a+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties/pictures/properties/desktop/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+
"/visits/"+a+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(l.requests!==void 0){let o=l.requests;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.phone===void 0){let n={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#/propertie\
s/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"phone"},message:"must have requ\
ired property 'phone'"};e===null?e=[n]:e.push(n),s++}if(o.desktop===void 0){let n={instancePath:i+"/visits/"+a+"/request\
s",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"deskt\
op"},message:"must have required property 'desktop'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="phone"||n===
"desktop")){let m={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#/properties/visits/items/properties/requests/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional proper\
ties"};e===null?e=[m]:e.push(m),s++}if(o.phone!==void 0){let n=o.phone;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let m={instancePath:i+"/visits/"+a+"/requests/phone",schemaPath:"#/properties/visits/items/properties/requests/prop\
erties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let m={instancePath:i+"/visits/"+a+"/requests/phone",schemaPath:"#/properties/vi\
sits/items/properties/requests/properties/phone/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[m]:e.push(m),s++}}if(o.desktop!==void 0){let n=o.desktop;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let m={instancePath:i+"/visits/"+a+"/requests/desktop",schemaPath:"#/properties/visits/items/propertie\
s/requests/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let m={instancePath:i+"/visits/"+a+"/requests/desktop",schemaPath:"\
#/properties/visits/items/properties/requests/properties/desktop/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/visits/"+a+"/requests",schemaPath:"#\
/properties/visits/items/properties/requests/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/visits/"+a,schemaPath:"#/properties/visits/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/visits",schemaPath:"\
#/properties/visits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return Ve.errors=e,s===0}var lr=Ze,Ce={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/countries.schema.json",title:"Countries",description:"brands/countries.json: how the codes of count\
ries, markets and languages relate, the same for every brand.",type:"object",additionalProperties:!1,properties:{globalMarket:{
type:"string",title:"Global market",description:"Market of everybody whose country has none of its own, or is not known \
(MARKET-31).",pattern:"^[A-Z]{2}$"},defaultCountry:{type:"string",title:"Default country",description:"Country a sign-up\
 offers first where the visitor's is not known or not offered (REG-06).",pattern:"^[A-Z]{2}$"},provinces:{type:"object",
title:"Provinces",description:"Country → codes of the provinces its players can live in (MARKET-25). Players of other co\
untries are not asked for one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"array",title:"Provinces\
 of a country",description:"Their names are interface texts: account.provinces.<code>.",items:{type:"string",title:"Prov\
ince",description:"Second half of its ISO 3166-2 code.",pattern:"^[A-Z0-9]{1,3}$"},minItems:1,uniqueItems:!0}},marketCodes:{
type:"array",title:"Market codes",description:"Every code that a market of a brand may have (MARKET-14).",items:{type:"s\
tring",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},minItems:1,uniqueItems:!0},platformLanguages:{type:"obje\
ct",title:"Languages of the platform",description:"Language code of addresses → code the platform knows it by, where it \
is another one (REG-03).",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{type:"string",title:"Language",description:"\
Code of the platform.",pattern:"^[a-z]{2,4}$"}},markets:{type:"object",title:"Markets",description:"Country → market its\
 players belong to, where the code is another one (MARKET-07). A country without an entry belongs to the market of its o\
wn code, else to the global one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",title:"Market",
description:"Market code.",pattern:"^[A-Z]{2}$"}},displayForms:{type:"object",title:"Display forms",description:"Market \
code of addresses → country it stands for in every call (MARKET-08).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"}},providerMarkets:{type:"object",title:"\
Markets of providers",description:"Country → the code that game providers know it by, where it is another one (MARKET-09\
).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",title:"Market",description:"Code of the pro\
viders.",pattern:"^[A-Z]{2}$"}},languageRules:{type:"array",title:"Language rules",description:"Language that providers \
are asked for (MARKET-29, MARKET-30); the first rule that fits counts, and where none does, the player's own language (A\
MB-46).",items:{type:"object",title:"Language rule",description:"What it fits, and its language.",additionalProperties:!1,
properties:{country:{type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},languages:{type:"a\
rray",title:"Languages",description:"Fits only these; left out: all.",items:{type:"string",title:"Language",description:"\
Code.",pattern:"^[a-z]{2,4}$"},minItems:1},region:{type:"string",title:"Region",description:"Fits only players of this r\
egion (MARKET-15); left out: all.",enum:["QC"]},use:{type:"string",title:"Use",description:"Code of the language.",pattern:"\
^[a-z]{2,4}$"}},required:["country","use"]}}},required:["globalMarket","defaultCountry","provinces","marketCodes","platf\
ormLanguages","markets","displayForms","providerMarkets","languageRules"]},zt=new RegExp("^[A-Z0-9]{1,3}$","u");function Ze(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.globalMarket===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
globalMarket"},message:"must have required property 'globalMarket'"};e===null?e=[n]:e.push(n),s++}if(p.defaultCountry===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultCountry"},message:"\
must have required property 'defaultCountry'"};e===null?e=[n]:e.push(n),s++}if(p.provinces===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinces"},message:"must have required property 'pr\
ovinces'"};e===null?e=[n]:e.push(n),s++}if(p.marketCodes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"marketCodes"},message:"must have required property 'marketCodes'"};e===null?e=[n]:e.push(
n),s++}if(p.platformLanguages===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
platformLanguages"},message:"must have required property 'platformLanguages'"};e===null?e=[n]:e.push(n),s++}if(p.markets===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"mus\
t have required property 'markets'"};e===null?e=[n]:e.push(n),s++}if(p.displayForms===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"displayForms"},message:"must have required property 'displayForm\
s'"};e===null?e=[n]:e.push(n),s++}if(p.providerMarkets===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"providerMarkets"},message:"must have required property 'providerMarkets'"};e===null?e=
[n]:e.push(n),s++}if(p.languageRules===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"languageRules"},message:"must have required property 'languageRules'"};e===null?e=[n]:e.push(n),s++}for(let n in p)
if(!T.call(Ce.properties,n)){let m={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(p.globalMarket!==void 0){
let n=p.globalMarket;if(typeof n=="string"){if(!k.test(n)){let m={instancePath:i+"/globalMarket",schemaPath:"#/propertie\
s/globalMarket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/globalMarket",schemaPath:"#/properties/globalMarket/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.defaultCountry!==void 0){let n=p.
defaultCountry;if(typeof n=="string"){if(!k.test(n)){let m={instancePath:i+"/defaultCountry",schemaPath:"#/properties/de\
faultCountry/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/defaultCountry",schemaPath:"#/properties/defaultCountry/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(p.provinces!==void 0){let n=p.provinces;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n){let u=s;if(typeof m=="string"&&!k.test(m)){let d={instancePath:i+
"/provinces",schemaPath:"#/properties/provinces/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"',propertyName:m};e===null?e=[d]:e.push(d),s++}var r=u===s;if(!r){let d={instancePath:i+"\
/provinces",schemaPath:"#/properties/provinces/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"p\
roperty name must be valid"};e===null?e=[d]:e.push(d),s++}}for(let m in n){let u=n[m];if(Array.isArray(u)){if(u.length<1){
let y={instancePath:i+"/provinces/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/addition\
alProperties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[y]:e.
push(y),s++}let d=u.length;for(let y=0;y<d;y++){let g=u[y];if(typeof g=="string"){if(!zt.test(g)){let A={instancePath:i+
"/provinces/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y,schemaPath:"#/properties/provinces/additionalProperties/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-9]{1,3}$"'};e===null?
e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/provinces/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y,schemaPath:"\
#/properties/provinces/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[A]:e.push(A),s++}}let h=u.length,c;if(h>1){let y={};for(;h--;){let g=u[h];if(typeof g=="string"){if(typeof y[g]==
"number"){c=y[g];let A={instancePath:i+"/provinces/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/p\
rovinces/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c},message:"must NOT have duplicate items\
 (items ## "+c+" and "+h+" are identical)"};e===null?e=[A]:e.push(A),s++;break}y[g]=h}}}}else{let d={instancePath:i+"/pr\
ovinces/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}}}else{let m={instancePath:i+"/provinc\
es",schemaPath:"#/properties/provinces/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[m]:e.push(m),s++}}if(p.marketCodes!==void 0){let n=p.marketCodes;if(Array.isArray(n)){if(n.length<1){let h={instancePath:i+
"/marketCodes",schemaPath:"#/properties/marketCodes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have\
 fewer than 1 items"};e===null?e=[h]:e.push(h),s++}let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c=="string"){
if(!k.test(c)){let y={instancePath:i+"/marketCodes/"+h,schemaPath:"#/properties/marketCodes/items/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[y]:e.push(y),s++}}else{let y={
instancePath:i+"/marketCodes/"+h,schemaPath:"#/properties/marketCodes/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){let c=n[u];if(typeof c==
"string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"/marketCodes",schemaPath:"#/properties/marketCodes/uni\
queItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have duplicate items (items ## "+d+" and "+u+" are id\
entical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={instancePath:i+"/marketCodes",schemaPath:"#/properti\
es/marketCodes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(p.platformLanguages!==
void 0){let n=p.platformLanguages;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n){let u=s;if(typeof m=="str\
ing"&&!O.test(m)){let d={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platformLanguages/propertyNames/pa\
ttern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"',propertyName:m};e===
null?e=[d]:e.push(d),s++}var t=u===s;if(!t){let d={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platform\
Languages/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name must be valid"};e===null?
e=[d]:e.push(d),s++}}for(let m in n){let u=n[m];if(typeof u=="string"){if(!O.test(u)){let d={instancePath:i+"/platformLa\
nguages/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/platformLanguages/additionalProperties/patte\
rn",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[d]:e.push(
d),s++}}else{let d={instancePath:i+"/platformLanguages/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/platformLanguages/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),s++}}}else{let m={instancePath:i+"/platformLanguages",schemaPath:"#/properties/platformLanguages/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(p.markets!==void 0){let n=p.markets;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n){let u=s;if(typeof m=="string"&&!k.test(m)){let d={instancePath:i+
"/markets",schemaPath:"#/properties/markets/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"',propertyName:m};e===null?e=[d]:e.push(d),s++}var a=u===s;if(!a){let d={instancePath:i+"\
/markets",schemaPath:"#/properties/markets/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"prope\
rty name must be valid"};e===null?e=[d]:e.push(d),s++}}for(let m in n){let u=n[m];if(typeof u=="string"){if(!k.test(u)){
let d={instancePath:i+"/markets/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/markets/additionalPr\
operties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[d]:e.push(d),s++}}else{let d={instancePath:i+"/markets/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propert\
ies/markets/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.
push(d),s++}}}else{let m={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(p.displayForms!==void 0){let n=p.displayForms;if(n&&
typeof n=="object"&&!Array.isArray(n)){for(let m in n){let u=s;if(typeof m=="string"&&!k.test(m)){let d={instancePath:i+
"/displayForms",schemaPath:"#/properties/displayForms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2\
}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:m};e===null?e=[d]:e.push(d),s++}var l=u===s;if(!l){let d={instancePath:i+
"/displayForms",schemaPath:"#/properties/displayForms/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"\
property name must be valid"};e===null?e=[d]:e.push(d),s++}}for(let m in n){let u=n[m];if(typeof u=="string"){if(!k.test(
u)){let d={instancePath:i+"/displayForms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/displayForm\
s/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/displayForms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/displayForms/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),s++}}}else{let m={instancePath:i+"/displayForms",schemaPath:"#/properties/displayForms/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(p.providerMarkets!==void 0){let n=p.
providerMarkets;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n){let u=s;if(typeof m=="string"&&!k.test(m)){
let d={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames/pattern",keyword:"patter\
n",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:m};e===null?e=[d]:e.push(d),s++}
var o=u===s;if(!o){let d={instancePath:i+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames",keyword:"\
propertyNames",params:{propertyName:m},message:"property name must be valid"};e===null?e=[d]:e.push(d),s++}}for(let m in n){
let u=n[m];if(typeof u=="string"){if(!k.test(u)){let d={instancePath:i+"/providerMarkets/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[\
A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/provide\
rMarkets/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let m={instancePath:i+
"/providerMarkets",schemaPath:"#/properties/providerMarkets/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[m]:e.push(m),s++}}if(p.languageRules!==void 0){let n=p.languageRules;if(Array.isArray(n)){let m=n.
length;for(let u=0;u<m;u++){let d=n[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.country===void 0){let h={instancePath:i+
"/languageRules/"+u,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{missingProperty:"c\
ountry"},message:"must have required property 'country'"};e===null?e=[h]:e.push(h),s++}if(d.use===void 0){let h={instancePath:i+
"/languageRules/"+u,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{missingProperty:"u\
se"},message:"must have required property 'use'"};e===null?e=[h]:e.push(h),s++}for(let h in d)if(!(h==="country"||h==="l\
anguages"||h==="region"||h==="use")){let c={instancePath:i+"/languageRules/"+u,schemaPath:"#/properties/languageRules/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),s++}if(d.country!==void 0){let h=d.country;if(typeof h=="string"){if(!k.test(h)){
let c={instancePath:i+"/languageRules/"+u+"/country",schemaPath:"#/properties/languageRules/items/properties/country/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[c]:e.push(c),
s++}}else{let c={instancePath:i+"/languageRules/"+u+"/country",schemaPath:"#/properties/languageRules/items/properties/c\
ountry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(d.languages!==
void 0){let h=d.languages;if(Array.isArray(h)){if(h.length<1){let y={instancePath:i+"/languageRules/"+u+"/languages",schemaPath:"\
#/properties/languageRules/items/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[y]:e.push(y),s++}let c=h.length;for(let y=0;y<c;y++){let g=h[y];if(typeof g=="string"){
if(!O.test(g)){let A={instancePath:i+"/languageRules/"+u+"/languages/"+y,schemaPath:"#/properties/languageRules/items/pr\
operties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{\
2,4}$"'};e===null?e=[A]:e.push(A),s++}}else{let A={instancePath:i+"/languageRules/"+u+"/languages/"+y,schemaPath:"#/prop\
erties/languageRules/items/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[A]:e.push(A),s++}}}else{let c={instancePath:i+"/languageRules/"+u+"/languages",schemaPath:"#/properties/\
languageRules/items/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[c]:e.push(c),s++}}if(d.region!==void 0){let h=d.region;if(typeof h!="string"){let c={instancePath:i+"/languageRules/"+u+
"/region",schemaPath:"#/properties/languageRules/items/properties/region/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}if(h!=="QC"){let c={instancePath:i+"/languageRules/"+u+"/region",schemaPath:"\
#/properties/languageRules/items/properties/region/enum",keyword:"enum",params:{allowedValues:Ce.properties.languageRules.
items.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}if(d.use!==
void 0){let h=d.use;if(typeof h=="string"){if(!O.test(h)){let c={instancePath:i+"/languageRules/"+u+"/use",schemaPath:"#\
/properties/languageRules/items/properties/use/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must \
match pattern "^[a-z]{2,4}$"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/languageRules/"+u+"/use",schemaPath:"\
#/properties/languageRules/items/properties/use/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),s++}}}else{let h={instancePath:i+"/languageRules/"+u,schemaPath:"#/properties/languageRules/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),s++}}}else{let m={instancePath:i+
"/languageRules",schemaPath:"#/properties/languageRules/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}return Ze.errors=e,s===0}var ur=M,dr=Z,je={$schema:"http://json-s\
chema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/currencies.schema.json",title:"Currencies",description:"\
How amounts of each currency are written (MARKET-21…24), with exceptions by market or country.",type:"object",additionalProperties:{
title:"Currency",description:"A currency.",type:"object",additionalProperties:!1,properties:{symbol:{type:"string",title:"\
Symbol",description:"Symbol or code.",minLength:1,maxLength:120},hasSpace:{type:"boolean",title:"Space",description:"A s\
pace between symbol and amount."},position:{type:"string",title:"Position",description:"Of the symbol; locale: where the\
 reader's language puts it, and with the space it puts there.",enum:["before","after","locale"]},numberTag:{type:"string",
title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the r\
eader's.",minLength:2,maxLength:35},markets:{type:"object",title:"Exceptions",description:"By market or country code.",additionalProperties:{
title:"Currency display",description:"How amounts are written (MARKET-21).",type:"object",additionalProperties:!1,properties:{
symbol:{type:"string",title:"Symbol",description:"Symbol or code.",minLength:1,maxLength:120},hasSpace:{type:"boolean",title:"\
Space",description:"A space between symbol and amount."},position:{type:"string",title:"Position",description:"Of the sy\
mbol; locale: where the reader's language puts it, and with the space it puts there.",enum:["before","after","locale"]},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]}},minorDigits:{type:"\
integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217: 2 where an amount of 100 is one of th\
e currency, 0 where it is a hundred.",minimum:0,maximum:4},offerRate:{type:"number",title:"Offer rate",description:"How \
many of the currency an offer has for each euro in {{amount}} of a content text. A round number the brand chooses, not a\
n exchange rate.",exclusiveMinimum:0}},required:["symbol","hasSpace","position"]}};function Z(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p))for(let r in p){let t=p[r];
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let a={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"symbol"},message:"m\
ust have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+"/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"requir\
ed",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="symbol"||a==="hasSpace"||a==="position"||a==="numberTag"||a==="markets"||a==="minorDigits"||a==="offerRate")){
let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),s++}if(t.symbol!==void 0){let a=t.symbol;if(typeof a=="string"){if(f(a)>120){let l={instancePath:i+"/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properties/symbol/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<1){
let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properti\
es/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additiona\
lProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),s++}}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/hasSpace",schemaPath:"#/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let l={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(a==="before"||a==="after"||a===
"locale")){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProper\
ties/properties/position/enum",keyword:"enum",params:{allowedValues:je.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a==
"string"){if(f(a)>35){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/addi\
tionalProperties/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than \
35 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<2){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(t.markets!==void 0){let a=t.markets;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let l in a){let o=a[l];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.symbol===void 0){
let n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[n]:e.push(n),s++}if(o.hasSpace===void 0){let n={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[n]:e.push(n),s++}if(o.position===void 0){let n={instancePath:i+"/"+
r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"position"},message:"\
must have required property 'position'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="symbol"||n==="hasSpace"||
n==="position"||n==="numberTag")){let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/markets/additionalProperties/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),s++}if(o.symbol!==void 0){let n=o.symbol;if(typeof n=="string"){if(f(n)>120){let m={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/addi\
tionalProperties/properties/markets/additionalProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}if(o.hasSpace!==void 0&&typeof o.hasSpace!="boolean"){let n={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/hasSpace",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}if(o.position!==void 0){let n=o.position;if(typeof n!="s\
tring"){let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="before"||n==="after"||n===
"locale")){let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/enum",keyword:"\
enum",params:{allowedValues:je.additionalProperties.properties.markets.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.numberTag!==void 0){let n=o.numberTag;if(typeof n==
"string"){if(f(n)>35){let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/n\
umberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[m]:
e.push(m),s++}if(f(n)<2){let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/propert\
ies/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?
e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,
"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/proper\
ties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{
let n={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}else{let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/markets",schemaPath:"#/additionalProperties/properties/markets/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),s++}}if(t.minorDigits!==void 0){let a=t.minorDigits;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"\
#/additionalProperties/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let l={instancePath:i+"/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[l]:e.push(l),s++}if(a<0||isNaN(a)){let l={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}if(t.offerRate!==
void 0){let a=t.offerRate;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let l={instancePath:i+"/"+r.replace(/~/g,
"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}var hr=_e,ne={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/history-filter.schema.json",title:"Histor\
y filter",description:"What the transactions page is narrowed down by (WALLET-15); each stands in the address.",type:"ob\
ject",additionalProperties:!1,properties:{category:{title:"Category",description:"Only this category.",type:"string",enum:[
"BONUS","CASINO","PAYMENT","SPORTS","VIRTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},status:{title:"St\
atus",description:"Only transactions that stand so.",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITIN\
G_INPUT","COMPLETED","CANCELLED"]},hour:{title:"Hours",description:"Only the last hours (CONST-09, AMB-37).",type:"strin\
g",enum:["24h","72h"]},from:{title:"From",description:"First day, in the time zone of the market.",type:"string",format:"\
date",maxLength:10},to:{title:"To",description:"Last day.",type:"string",format:"date",maxLength:10}},examples:[{},{category:"\
CASINO",hour:"24h"},{from:"2026-01-01",to:"2026-01-31"}]},ce=E().fullFormats.date;function _e(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let r in p)if(!(r===
"category"||r==="status"||r==="hour"||r==="from"||r==="to")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.category!==void 0){let r=p.category;if(typeof r!="string"){let t={instancePath:i+"/category",schemaPath:"#/p\
roperties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"BONUS"||r==="CASINO"||r==="PAYMENT"||r==="SPORTS"||r==="VIRTUAL_SPORTS"||r==="LIVE_CASINO"||r==="ADJUSTMENT"||r==="DORM\
ANT_ADJUSTMENT")){let t={instancePath:i+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:ne.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.status!==
void 0){let r=p.status;if(typeof r!="string"){let t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="FAILED"||r==="PENDING"||r===
"SUCCESS"||r==="REVERTED"||r==="WAITING_INPUT"||r==="COMPLETED"||r==="CANCELLED")){let t={instancePath:i+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ne.properties.status.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.hour!==void 0){let r=p.hour;if(typeof r!="string"){let t={instancePath:i+
"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="24h"||r==="72h")){let t={instancePath:i+"/hour",schemaPath:"#/properties/hour/enum",keyword:"\
enum",params:{allowedValues:ne.properties.hour.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}}if(p.from!==void 0){let r=p.from;if(typeof r=="string"){if(f(r)>10){let t={instancePath:i+"/from",schemaPath:"\
#/properties/from/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===
null?e=[t]:e.push(t),s++}if(!ce.validate(r)){let t={instancePath:i+"/from",schemaPath:"#/properties/from/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(p.to!==void 0){let r=p.to;if(typeof r=="string"){if(f(r)>10){let t={instancePath:i+"/to",schemaPath:"\
#/properties/to/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?
e=[t]:e.push(t),s++}if(!ce.validate(r)){let t={instancePath:i+"/to",schemaPath:"#/properties/to/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}var cr=Ue;function Ue(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.unread===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[r]:e.push(r),s++}if(p.messages===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"must have \
required property 'messages'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="unread"||r==="messages")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.unread!==void 0){let r=p.unread;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.messages!==void 0){let r=p.messages;if(Array.isArray(r)){if(r.length>5){
let a={instancePath:i+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit:5},message:"\
must NOT have more than 5 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.title===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages\
/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===
null?e=[o]:e.push(o),s++}if(l.sentAt===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/it\
ems/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?
e=[o]:e.push(o),s++}if(l.read===void 0){let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/req\
uired",keyword:"required",params:{missingProperty:"read"},message:"must have required property 'read'"};e===null?e=[o]:e.
push(o),s++}for(let o in l)if(!(o==="title"||o==="sentAt"||o==="read")){let n={instancePath:i+"/messages/"+a,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(l.title!==void 0){let o=l.title;if(typeof o=="stri\
ng"){if(f(o)>160){let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[n]:e.push(
n),s++}if(f(o)<1){let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),s++}}else{let n={instancePath:i+"/messages/"+a+"/title",schemaPath:"#/properties/messages/items/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.sentAt!==void 0){let o=l.
sentAt;if(typeof o=="string"){if(!U.validate(o)){let n={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties\
/messages/items/properties/sentAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/messages/"+a+"/sentAt",schemaPath:"#/properties/messa\
ges/items/properties/sentAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}if(l.read!==void 0&&typeof l.read!="boolean"){let o={instancePath:i+"/messages/"+a+"/read",schemaPath:"#/propert\
ies/messages/items/properties/read/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/messages/"+a,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/messages",schemaPath:"\
#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return Ue.errors=e,s===0}var fr=Ge,Ht={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/languages.schema.json",title:"Languages",description:"Every language code of addresses with its sta\
ndard tag, direction and content locale.",type:"array",items:{title:"Language",description:"A language of addresses.",type:"\
object",additionalProperties:!1,properties:{code:{type:"string",title:"Code",description:"First half of the locale segme\
nt.",minLength:1,maxLength:120,pattern:"^[a-z]{2,4}$"},tag:{type:"string",title:"Tag",description:"BCP 47 tag for lang a\
nd number formats.",minLength:1,maxLength:120},direction:{type:"string",title:"Direction",description:"Writing direction\
.",enum:["ltr","rtl"]},contentLocale:{type:"string",title:"Content locale",description:"Locale code of the content servi\
ce.",minLength:1,maxLength:120},messages:{type:"array",title:"Messages",description:"Folders of brands/messages that hol\
d the interface texts, a later one over an earlier one: a variant of a language has only what it says otherwise.",items:{
type:"string",title:"Folder",description:"Name below brands/messages.",minLength:1,maxLength:20},minItems:1,maxItems:3,uniqueItems:!0},
ruleWords:{type:"object",title:"Words of rules",description:"How texts of the language speak of what rules forbid or lim\
it, for the check of content against the rules of a market. Part of a word is enough; capitals do not count.",additionalProperties:!1,
properties:{minimumAge:{type:"array",title:"Minimum age",description:"Ways to say an age; {{age}} stands for the number.\
 An age with a plus sign is found in every language.",items:{type:"string",minLength:2,maxLength:60},uniqueItems:!0},liveCasino:{
type:"array",title:"Live casino",description:"The live casino, its tables and dealers.",items:{type:"string",minLength:2,
maxLength:60},uniqueItems:!0},jackpotGames:{type:"array",title:"Jackpots",description:"Games with a jackpot.",items:{type:"\
string",minLength:2,maxLength:60},uniqueItems:!0},creditCards:{type:"array",title:"Credit cards",description:"Credit car\
ds, and the platform's name of the method.",items:{type:"string",minLength:2,maxLength:60},uniqueItems:!0}}},platformCode:{
type:"string",title:"Platform code",description:"Code of the language in calls to the platform about tournaments; left o\
ut: the code of addresses.",pattern:"^[a-z]{2}$"}},required:["code","tag","direction","contentLocale","messages"]}},Vt=new RegExp(
"^[a-z]{2}$","u");function Ge(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(Array.
isArray(p)){let r=p.length;for(let t=0;t<r;t++){let a=p[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){
let l={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"code"},message:"mu\
st have required property 'code'"};e===null?e=[l]:e.push(l),s++}if(a.tag===void 0){let l={instancePath:i+"/"+t,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?
e=[l]:e.push(l),s++}if(a.direction===void 0){let l={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?e=[l]:e.push(l),s++}if(a.
contentLocale===void 0){let l={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
contentLocale"},message:"must have required property 'contentLocale'"};e===null?e=[l]:e.push(l),s++}if(a.messages===void 0){
let l={instancePath:i+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"messages"},message:"\
must have required property 'messages'"};e===null?e=[l]:e.push(l),s++}for(let l in a)if(!(l==="code"||l==="tag"||l==="di\
rection"||l==="contentLocale"||l==="messages"||l==="ruleWords"||l==="platformCode")){let o={instancePath:i+"/"+t,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additi\
onal properties"};e===null?e=[o]:e.push(o),s++}if(a.code!==void 0){let l=a.code;if(typeof l=="string"){if(f(l)>120){let o={
instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(l)<1){let o={instancePath:i+"/"+t+"/code",schemaPath:"\
#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),s++}if(!O.test(l)){let o={instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/"+t+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.tag!==void 0){let l=a.tag;if(typeof l=="string"){if(f(
l)>120){let o={instancePath:i+"/"+t+"/tag",schemaPath:"#/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(l)<1){let o={instancePath:i+"/"+t+"/\
tag",schemaPath:"#/items/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"/tag",schemaPath:"#/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.direction!==void 0){
let l=a.direction;if(typeof l!="string"){let o={instancePath:i+"/"+t+"/direction",schemaPath:"#/items/properties/directi\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(l==="ltr"||l===
"rtl")){let o={instancePath:i+"/"+t+"/direction",schemaPath:"#/items/properties/direction/enum",keyword:"enum",params:{allowedValues:Ht.
items.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.
contentLocale!==void 0){let l=a.contentLocale;if(typeof l=="string"){if(f(l)>120){let o={instancePath:i+"/"+t+"/contentL\
ocale",schemaPath:"#/items/properties/contentLocale/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT \
have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(f(l)<1){let o={instancePath:i+"/"+t+"/contentLocale",schemaPath:"\
#/items/properties/contentLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"/contentLocale",schemaPath:"#/items/properties\
/contentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(a.
messages!==void 0){let l=a.messages;if(Array.isArray(l)){if(l.length>3){let u={instancePath:i+"/"+t+"/messages",schemaPath:"\
#/items/properties/messages/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===
null?e=[u]:e.push(u),s++}if(l.length<1){let u={instancePath:i+"/"+t+"/messages",schemaPath:"#/items/properties/messages/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}let o=l.
length;for(let u=0;u<o;u++){let d=l[u];if(typeof d=="string"){if(f(d)>20){let h={instancePath:i+"/"+t+"/messages/"+u,schemaPath:"\
#/items/properties/messages/items/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 c\
haracters"};e===null?e=[h]:e.push(h),s++}if(f(d)<1){let h={instancePath:i+"/"+t+"/messages/"+u,schemaPath:"#/items/prope\
rties/messages/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/"+t+"/messages/"+u,schemaPath:"#/items/properties/messages/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let n=l.length,m;if(n>
1){let u={};for(;n--;){let d=l[n];if(typeof d=="string"){if(typeof u[d]=="number"){m=u[d];let h={instancePath:i+"/"+t+"/\
messages",schemaPath:"#/items/properties/messages/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT \
have duplicate items (items ## "+m+" and "+n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={
instancePath:i+"/"+t+"/messages",schemaPath:"#/items/properties/messages/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.ruleWords!==void 0){let l=a.ruleWords;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let o in l)if(!(o==="minimumAge"||o==="liveCasino"||o==="jackpotGames"||o==="creditCards")){let n={instancePath:i+
"/"+t+"/ruleWords",schemaPath:"#/items/properties/ruleWords/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(l.minimumAge!==void 0){
let o=l.minimumAge;if(Array.isArray(o)){let n=o.length;for(let d=0;d<n;d++){let h=o[d];if(typeof h=="string"){if(f(h)>60){
let c={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/ruleWords/properties/minimumAge/it\
ems/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(
c),s++}if(f(h)<2){let c={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/ruleWords/proper\
ties/minimumAge/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+t+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/rul\
eWords/properties/minimumAge/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:
e.push(c),s++}}let m=o.length,u;if(m>1){let d={};for(;m--;){let h=o[m];if(typeof h=="string"){if(typeof d[h]=="number"){
u=d[h];let c={instancePath:i+"/"+t+"/ruleWords/minimumAge",schemaPath:"#/items/properties/ruleWords/properties/minimumAg\
e/uniqueItems",keyword:"uniqueItems",params:{i:m,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+m+" a\
re identical)"};e===null?e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={instancePath:i+"/"+t+"/ruleWords/minimumAge",schemaPath:"\
#/items/properties/ruleWords/properties/minimumAge/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}if(l.liveCasino!==void 0){let o=l.liveCasino;if(Array.isArray(o)){let n=o.length;for(let d=0;d<
n;d++){let h=o[d];if(typeof h=="string"){if(f(h)>60){let c={instancePath:i+"/"+t+"/ruleWords/liveCasino/"+d,schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must \
NOT have more than 60 characters"};e===null?e=[c]:e.push(c),s++}if(f(h)<2){let c={instancePath:i+"/"+t+"/ruleWords/liveC\
asino/"+d,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+t+"/ruleWo\
rds/liveCasino/"+d,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let m=o.length,u;if(m>1){let d={};for(;m--;){let h=o[m];
if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let c={instancePath:i+"/"+t+"/ruleWords/liveCasino",schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:m,j:u},message:"must NOT\
 have duplicate items (items ## "+u+" and "+m+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={
instancePath:i+"/"+t+"/ruleWords/liveCasino",schemaPath:"#/items/properties/ruleWords/properties/liveCasino/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(l.jackpotGames!==void 0){let o=l.jackpotGames;
if(Array.isArray(o)){let n=o.length;for(let d=0;d<n;d++){let h=o[d];if(typeof h=="string"){if(f(h)>60){let c={instancePath:i+
"/"+t+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),s++}if(f(h)<2){let c={
instancePath:i+"/"+t+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items\
/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[c]:e.push(
c),s++}}else{let c={instancePath:i+"/"+t+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/propertie\
s/jackpotGames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}
let m=o.length,u;if(m>1){let d={};for(;m--;){let h=o[m];if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let c={instancePath:i+
"/"+t+"/ruleWords/jackpotGames",schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/uniqueItems",keyword:"u\
niqueItems",params:{i:m,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+m+" are identical)"};e===null?
e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={instancePath:i+"/"+t+"/ruleWords/jackpotGames",schemaPath:"#/items/prope\
rties/ruleWords/properties/jackpotGames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),s++}}if(l.creditCards!==void 0){let o=l.creditCards;if(Array.isArray(o)){let n=o.length;for(let d=0;d<n;d++){
let h=o[d];if(typeof h=="string"){if(f(h)>60){let c={instancePath:i+"/"+t+"/ruleWords/creditCards/"+d,schemaPath:"#/item\
s/properties/ruleWords/properties/creditCards/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT h\
ave more than 60 characters"};e===null?e=[c]:e.push(c),s++}if(f(h)<2){let c={instancePath:i+"/"+t+"/ruleWords/creditCard\
s/"+d,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+t+"/ruleWo\
rds/creditCards/"+d,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let m=o.length,u;if(m>1){let d={};for(;m--;){let h=o[m];
if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let c={instancePath:i+"/"+t+"/ruleWords/creditCards",schemaPath:"\
#/items/properties/ruleWords/properties/creditCards/uniqueItems",keyword:"uniqueItems",params:{i:m,j:u},message:"must NO\
T have duplicate items (items ## "+u+" and "+m+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={
instancePath:i+"/"+t+"/ruleWords/creditCards",schemaPath:"#/items/properties/ruleWords/properties/creditCards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/"+t+"/r\
uleWords",schemaPath:"#/items/properties/ruleWords/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}}if(a.platformCode!==void 0){let l=a.platformCode;if(typeof l=="string"){if(!Vt.test(l)){let o={
instancePath:i+"/"+t+"/platformCode",schemaPath:"#/items/properties/platformCode/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2}$"},message:'must match pattern "^[a-z]{2}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/"+t+"\
/platformCode",schemaPath:"#/items/properties/platformCode/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),s++}}}else{let l={instancePath:i+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return Ge.errors=e,s===0}var yr=Ye,W={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/limits-answer.schema.json",title:"\
Limits answer",description:"The private answer of GET /api/player/limits: the limits a player has set, and what is used \
of each.",type:"object",additionalProperties:!1,properties:{currency:{title:"Currency",description:"ISO code of the curr\
ency the amounts are in.",type:"string",pattern:"^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that \
currency are written in this market.",type:"object",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"\
Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"A space stands between sign and amount.",type:"\
boolean"},position:{title:"Position",description:"Where the sign stands.",type:"string",enum:["before","after","locale"]},
minorDigits:{type:"integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]},limits:{title:"\
Limits",description:"Those that are set.",type:"array",items:{title:"Limit",description:"One limit in its present period\
. Amounts in minor units.",type:"object",additionalProperties:!1,properties:{kind:{title:"Kind",description:"deposit: wh\
at is paid in; loss: what is lost.",type:"string",enum:["deposit","loss"]},period:{title:"Period",description:"Daily, we\
ekly or monthly.",type:"string",enum:["D","W","M"]},value:{title:"Value",description:"The limit.",type:"integer",minimum:0,
maximum:9007199254740991},used:{title:"Used",description:"Used in the present period.",type:"integer",minimum:0,maximum:9007199254740991},
remaining:{title:"Remaining",description:"What is left of it.",type:"integer",minimum:0,maximum:9007199254740991},resetAt:{
title:"Reset",description:"When the next period begins.",type:"string",format:"date-time"},pending:{title:"Pending",description:"\
A change that waits.",type:"object",additionalProperties:!1,properties:{value:{title:"Value",description:"The limit from\
 then on; null for none.",type:["integer","null"],minimum:0,maximum:9007199254740991},at:{title:"At",description:"When i\
t takes effect.",type:"string",format:"date-time"}},required:["value","at"]}},required:["kind","period","value","used","\
remaining","resetAt"]}},failed:{type:"array",title:"Failed",description:"Kinds of limits that could not be read; the oth\
ers are complete.",items:{type:"string",enum:["deposit","loss"]},minItems:1,maxItems:2,uniqueItems:!0}},required:["curre\
ncy","display","limits"],examples:[{currency:"EUR",display:{symbol:"€",hasSpace:!1,position:"before"},limits:[]}]};function Ye(p,{
instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cu\
rrency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(p.display===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[r]:e.push(r),s++}if(p.limits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"limits"},message:"must have required property 'limits'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!(r==="currency"||r==="display"||r==="limits"||r==="failed")){let t={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),s++}if(p.currency!==void 0){let r=p.currency;if(typeof r=="string"){if(!F.test(r)){let t={instancePath:i+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.display!==
void 0){let r=p.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:i+"/displ\
ay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have r\
equired property 'symbol'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===void 0){let t={instancePath:i+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required proper\
ty 'hasSpace'"};e===null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={instancePath:i+"/display",schemaPath:"#/prop\
erties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="minorDigit\
s"||t==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={instancePath:i+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:i+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:W.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.minorDigits!==void 0){let t=r.
minorDigits;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={instancePath:i+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>35){let a={
instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<2){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.limits!==void 0){let r=p.limits;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.kind===
void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),s++}if(l.period===void 0){let o={instancePath:i+
"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"period"},message:"\
must have required property 'period'"};e===null?e=[o]:e.push(o),s++}if(l.value===void 0){let o={instancePath:i+"/limits/"+
a,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have\
 required property 'value'"};e===null?e=[o]:e.push(o),s++}if(l.used===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"\
#/properties/limits/items/required",keyword:"required",params:{missingProperty:"used"},message:"must have required prope\
rty 'used'"};e===null?e=[o]:e.push(o),s++}if(l.remaining===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/prop\
erties/limits/items/required",keyword:"required",params:{missingProperty:"remaining"},message:"must have required proper\
ty 'remaining'"};e===null?e=[o]:e.push(o),s++}if(l.resetAt===void 0){let o={instancePath:i+"/limits/"+a,schemaPath:"#/pr\
operties/limits/items/required",keyword:"required",params:{missingProperty:"resetAt"},message:"must have required proper\
ty 'resetAt'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!(o==="kind"||o==="period"||o==="value"||o==="used"||o==="\
remaining"||o==="resetAt"||o==="pending")){let n={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[n]:e.push(n),s++}if(l.kind!==void 0){let o=l.kind;if(typeof o!="string"){let n={instancePath:i+"/limit\
s/"+a+"/kind",schemaPath:"#/properties/limits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="deposit"||o==="loss")){let n={instancePath:i+"/limits/"+a+"/kind",
schemaPath:"#/properties/limits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:W.properties.limits.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(l.period!==
void 0){let o=l.period;if(typeof o!="string"){let n={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limi\
ts/items/properties/period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}if(!(o==="D"||o==="W"||o==="M")){let n={instancePath:i+"/limits/"+a+"/period",schemaPath:"#/properties/limits/items/\
properties/period/enum",keyword:"enum",params:{allowedValues:W.properties.limits.items.properties.period.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(l.value!==void 0){let o=l.value;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/limits/"+a+"/value",schemaPath:"#/properties/limits/i\
tems/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/value",schemaPath:"\
#/properties/limits/items/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/value",
schemaPath:"#/properties/limits/items/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(l.used!==void 0){let o=l.used;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/properties/used/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/limits/items/proper\
ties/used/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/used",schemaPath:"#/properties/l\
imits/items/properties/used/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),s++}}}if(l.remaining!==void 0){let o=l.remaining;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/properties/remaining/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"#/properties/limits/items/p\
roperties/remaining/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"};e===null?e=[n]:e.push(n),s++}if(o<0||isNaN(o)){let n={instancePath:i+"/limits/"+a+"/remaining",schemaPath:"\
#/properties/limits/items/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[n]:e.push(n),s++}}}if(l.resetAt!==void 0){let o=l.resetAt;if(typeof o=="string"){if(!U.validate(o)){
let n={instancePath:i+"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+
"/limits/"+a+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.pending!==void 0){let o=l.pending;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.value===void 0){let n={instancePath:i+"/limits/"+a+"/pending",schemaPath:"#/properties/lim\
its/items/properties/pending/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[n]:e.push(n),s++}if(o.at===void 0){let n={instancePath:i+"/limits/"+a+"/pending",schemaPath:"\
#/properties/limits/items/properties/pending/required",keyword:"required",params:{missingProperty:"at"},message:"must ha\
ve required property 'at'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="value"||n==="at")){let m={instancePath:i+
"/limits/"+a+"/pending",schemaPath:"#/properties/limits/items/properties/pending/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}
if(o.value!==void 0){let n=o.value;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let m={instancePath:i+
"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/type",keyword:"t\
ype",params:{type:W.properties.limits.items.properties.pending.properties.value.type},message:"must be integer,null"};e===
null?e=[m]:e.push(m),s++}if(typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){let m={instancePath:i+"/li\
mits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}
if(n<0||isNaN(n)){let m={instancePath:i+"/limits/"+a+"/pending/value",schemaPath:"#/properties/limits/items/properties/p\
ending/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
m]:e.push(m),s++}}}if(o.at!==void 0){let n=o.at;if(typeof n=="string"){if(!U.validate(n)){let m={instancePath:i+"/limits\
/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/\
limits/"+a+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/limits/"+a+"/pendin\
g",schemaPath:"#/properties/limits/items/properties/pending/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+
"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),s++}}if(p.failed!==void 0){let r=p.failed;if(Array.isArray(r)){if(r.length>2){let o={instancePath:i+"/fail\
ed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 ite\
ms"};e===null?e=[o]:e.push(o),s++}if(r.length<1){let o={instancePath:i+"/failed",schemaPath:"#/properties/failed/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let t=r.
length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let m={instancePath:i+"/failed/"+o,schemaPath:"#/propertie\
s/failed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n===
"deposit"||n==="loss")){let m={instancePath:i+"/failed/"+o,schemaPath:"#/properties/failed/items/enum",keyword:"enum",params:{
allowedValues:W.properties.failed.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(
m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){l=o[n];
let m={instancePath:i+"/failed",schemaPath:"#/properties/failed/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},message:"\
must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{
let t={instancePath:i+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ye.errors=e,s===0}var gr=Ke,Zt={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/loyalty-answer.schema.json",title:"Loyalty answer",
description:"Where the player stands in the loyalty programme: answer of GET /api/player/loyalty.",type:"object",additionalProperties:!1,
properties:{number:{type:"integer",title:"Number",description:"Place of the level; 0 is the first.",minimum:0,maximum:11},
level:{type:"string",title:"Level",description:"Its name.",minLength:1,maxLength:60},points:{type:"number",title:"Points",
description:"Points of the period.",minimum:0},next:{type:["object","null"],title:"Next level",description:"The next one\
 that points reach.",additionalProperties:!1,properties:{level:{type:"string",title:"Level",description:"Its name.",minLength:1,
maxLength:60},missing:{type:"number",title:"Missing",description:"Points that are missing.",minimum:0}},required:["level",
"missing"]}},required:["number","level","points","next"],examples:[{number:1,level:"Patron",points:7200,next:{level:"Cou\
nt",missing:17800}}]};function Ke(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.number===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),s++}
if(p.level===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"\
must have required property 'level'"};e===null?e=[r]:e.push(r),s++}if(p.points===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?
e=[r]:e.push(r),s++}if(p.next===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next"},message:"must have required property 'next'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="number"||r===
"level"||r==="points"||r==="next")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.number!==
void 0){let r=p.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/number",schemaPath:"\
#/properties/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)){if(r>11||isNaN(r)){let t={instancePath:i+"/number",schemaPath:"#/properties/number/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:11},message:"must be <= 11"};e===null?e=[t]:e.push(t),s++}if(r<0||
isNaN(r)){let t={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.level!==void 0){let r=p.level;if(typeof r=="str\
ing"){if(f(r)>60){let t={instancePath:i+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/level",
schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/level",schemaPath:"#/properties/level/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.points!==void 0){let r=p.points;
if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:i+"/points",schemaPath:"#/properties/points/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"number"},message:"must be nu\
mber"};e===null?e=[t]:e.push(t),s++}}if(p.next!==void 0){let r=p.next;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==
null){let t={instancePath:i+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Zt.properties.next.type},
message:"must be object,null"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.level===void 0){
let t={instancePath:i+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"level"},
message:"must have required property 'level'"};e===null?e=[t]:e.push(t),s++}if(r.missing===void 0){let t={instancePath:i+
"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty:"missing"},message:"must have\
 required property 'missing'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="level"||t==="missing")){let a={instancePath:i+
"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.level!==void 0){let t=r.level;if(typeof t==
"string"){if(f(t)>60){let a={instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={
instancePath:i+"/next/level",schemaPath:"#/properties/next/properties/level/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/level",
schemaPath:"#/properties/next/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.missing!==void 0){let t=r.missing;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let a={
instancePath:i+"/next/missing",schemaPath:"#/properties/next/properties/missing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/next/missing",schemaPath:"\
#/properties/next/properties/missing/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:
e.push(a),s++}}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}var wr=Qe,S={$schema:"http://json-schema.org/draft-07/sch\
ema#",$id:"https://marquee.dev/schemas/site/market.schema.json",title:"Market",description:"A market of a brand (MARKET-\
10). File brands/<brand>/markets/<code>.json over brands/defaults.json.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",title:"Id",description:"Market code, one of brands/countries.json (MARKET-14).",pattern:"^[A-Z]{2}$"},
name:{type:"string",title:"Name",description:"Name for operators.",minLength:1,maxLength:120},languages:{type:"array",title:"\
Languages",description:"First is the fallback (ROUTE-05).",items:{type:"string",title:"Language",description:"Code.",pattern:"\
^[a-z]{2,4}$"},minItems:1},isMarketEnabled:{type:"boolean",title:"Enabled",description:"A disabled market redirects to t\
he default locale (ROUTE-04)."},localeMapping:{type:"object",title:"Locale mapping",description:"Language of the address\
 → language code of content and providers.",additionalProperties:{type:"string"}},originCountryCode:{title:"Origin cou\
ntry",description:"Country code, or one per locale (MARKET-11).",oneOf:[{type:"string",pattern:"^[A-Z]{2}$"},{type:"obje\
ct",additionalProperties:{type:"string",pattern:"^[A-Z]{2}$"}}]},currency:{type:"string",title:"Currency",description:"I\
SO code.",minLength:1,maxLength:120,pattern:"^[A-Z]{3}$"},jurisdiction:{type:"string",title:"Jurisdiction",description:"\
Licence the market runs on: the name of its rule pack. The law of the country binds as well.",minLength:1,maxLength:120},
timeZone:{type:"string",title:"Time zone",description:"IANA name such as Europe/Helsinki; dates are shown in it.",minLength:1,
maxLength:120},formats:{type:"object",title:"Formats",description:"How numbers and dates are written.",additionalProperties:!1,
properties:{numbers:{type:"string",title:"Numbers",description:"language: as the language of the site writes them; comma\
: 1,234.5 in every language (MARKET-34).",enum:["language","comma"]},dates:{type:"string",title:"Dates",description:"wor\
ds: in the words of the language; dd/MM/yyyy: in digits (MARKET-35).",enum:["words","dd/MM/yyyy"]}},required:["numbers",
"dates"]},verticals:{type:"array",title:"Verticals",description:"Offered here.",items:{type:"string",title:"Vertical",description:"\
Vertical.",enum:["casino","live-casino","sportsbook"]},minItems:1},excludedProviders:{type:"array",title:"Excluded provi\
ders",description:"Provider ids not offered here.",items:{type:"string",minLength:1,maxLength:80}},payAndPlay:{type:"obj\
ect",title:"Pay and play",description:"Deposit first, account by the way (PNP-01). Left out: the market does not have it\
. The brand's flag must be on too.",additionalProperties:!1,properties:{amounts:{type:"array",title:"Amounts",description:"\
First deposits offered, in minor units of the market's currency.",items:{type:"integer",title:"Amount",description:"Mino\
r units.",minimum:1},minItems:1,maxItems:6,uniqueItems:!0},isHidden:{type:"boolean",title:"Hidden",description:"Takes it\
 off the site for the time being, whatever else is set (PNP-03)."},ipWhitelist:{type:"array",title:"Addresses",description:"\
Only visitors from these IP addresses are offered it, and no banner leads there; left out: everybody (PNP-02).",items:{type:"\
string",title:"Address",description:"IPv4 or IPv6.",minLength:2,maxLength:45},minItems:1,maxItems:100,uniqueItems:!0}},required:[
"amounts"]},registration:{type:"object",title:"Registration",description:"What a sign-up asks for (REG-01…06).",additionalProperties:!1,
properties:{countries:{type:"array",title:"Countries",description:"Countries of residence that may be chosen; the choice\
 is left out when there is one. Offered first: the detected one, else Finland, else the first (REG-06, AMB-88).",items:{
type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1},details:{type:"array",title:"\
Details fields",description:"Fields of the first step, in order.",items:{type:"string",title:"Field",description:"Name.",
enum:["country","email","password","firstName","lastName","phone","bonusCode"]},minItems:5,uniqueItems:!0},contactInfo:{
type:"array",title:"Contact fields",description:"Fields of the second step, in order.",items:{type:"string",title:"Field",
description:"Name.",enum:["dateOfBirth","cpf","province","postCode"]},minItems:2,uniqueItems:!0},codeTries:{type:"intege\
r",title:"Tries of a code",description:"Wrong codes the platform takes before it locks; the page says how many are left.",
minimum:1,maximum:20},resendAfter:{type:"integer",title:"Resend after",description:"Seconds until another code may be as\
ked for.",minimum:5,maximum:600},countryRules:{type:"object",title:"By country",description:"What differs for residents \
of a country.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"object",title:"Country",description:"Its\
 rules.",additionalProperties:!1,properties:{contactInfo:{type:"array",title:"Contact fields",description:"Fields of the\
 second step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["dateOfBirth","cpf","province","po\
stCode"]},minItems:2,uniqueItems:!0},postCode:{type:"object",title:"Postal code",description:"How it is written.",additionalProperties:!1,
properties:{pattern:{type:"string",title:"Pattern",description:"Regular expression of the whole code.",minLength:1,maxLength:200,
format:"regex"},example:{type:"string",title:"Example",description:"Shown below the field.",minLength:1,maxLength:12}},required:[
"pattern","example"]}}}}},required:["countries","details","contactInfo","codeTries","resendAfter","countryRules"]},cookieConsent:{
type:"object",title:"Cookie consent",description:"How visitors are asked for consent to cookies (COOKIE-01).",additionalProperties:!1,
properties:{version:{type:"string",title:"Version",description:"Version of the cookie policy; a new one asks everybody a\
gain.",minLength:1,maxLength:20}},required:["version"]},crm:{title:"CRM",description:"The CRM provider of the market, in\
 place of the brand's.",allOf:[{$ref:"https://marquee.dev/schemas/site/crm.schema.json"}]},messenger:{title:"Messenger",
description:"Live chat of the market, in place of the brand's.",allOf:[{$ref:"https://marquee.dev/schemas/site/messenger\
.schema.json"}]},disableLiveChat:{type:"boolean",title:"Without live chat",description:"Nobody chats in this market: the\
 ways to the live chat are hidden (MARKET-26)."},rules:{$ref:"https://marquee.dev/schemas/site/rules.schema.json"},followsSpecification:{
type:"array",title:"Follows the specification",description:"Rules for which the market takes the value of the specificat\
ion instead of the law of its country, where the rule pack allows it: to show a market that cannot be opened yet.",items:{
type:"string",title:"Rule",description:"Name of a rule.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBefo\
rePlay","documentsAnnounced","demoPlay","verticals","jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdra\
walCancellation","creditCards","depositLimitRequired","depositLimitPeriods","balanceLimitRequired","limitPrompt","limits\
Link","depositLimitIsGross","limitPresets","limitIncreaseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirm\
ed","limitReviewMonths","limitNotices","loginTimeLimits","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAb\
oveMonthlyDeposit","contactAboveMonthlyDepositYoung","netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs",
"minimumTableGameMs","autoplay","fastPlay","lossesAsWins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes",
"activitySummaryHours","sessionClock","netPosition","idleMinutes","panicButton","breakDays","exclusionMonths","exclusion\
OneClick","exclusionAcrossBrands","exclusionRegisters","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp",
"marks","marksInView","requiredPages","riskWarning","gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bo\
nusDuringPlay","bonusFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingC\
onsent","historyMonths","oddsChangesConfirmed"]},uniqueItems:!0}},required:["id","name","languages","isMarketEnabled","o\
riginCountryCode","currency","jurisdiction","timeZone","formats","verticals","registration","cookieConsent","disableLive\
Chat"]},_t=E().fullFormats.regex;function Qe(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(p.name===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must h\
ave required property 'name'"};e===null?e=[a]:e.push(a),s++}if(p.languages===void 0){let a={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===
null?e=[a]:e.push(a),s++}if(p.isMarketEnabled===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"isMarketEnabled"},message:"must have required property 'isMarketEnabled'"};e===null?e=[a]:e.push(
a),s++}if(p.originCountryCode===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
originCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[a]:e.push(a),s++}if(p.currency===
void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[a]:e.push(a),s++}if(p.jurisdiction===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdictio\
n'"};e===null?e=[a]:e.push(a),s++}if(p.timeZone===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[a]:e.push(a),s++}if(p.
formats===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formats"},message:"\
must have required property 'formats'"};e===null?e=[a]:e.push(a),s++}if(p.verticals===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"verticals"},message:"must have required property 'verticals'"};e===
null?e=[a]:e.push(a),s++}if(p.registration===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"registration"},message:"must have required property 'registration'"};e===null?e=[a]:e.push(a),s++}if(p.
cookieConsent===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cookie\
Consent"},message:"must have required property 'cookieConsent'"};e===null?e=[a]:e.push(a),s++}if(p.disableLiveChat===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disableLiveChat"},message:"mus\
t have required property 'disableLiveChat'"};e===null?e=[a]:e.push(a),s++}for(let a in p)if(!T.call(S.properties,a)){let l={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(p.id!==void 0){let a=p.id;if(typeof a=="string"){if(!k.
test(a)){let l={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},
message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(p.name!==
void 0){let a=p.name;if(typeof a=="string"){if(f(a)>120){let l={instancePath:i+"/name",schemaPath:"#/properties/name/max\
Length",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),
s++}if(f(a)<1){let l={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(p.
languages!==void 0){let a=p.languages;if(Array.isArray(a)){if(a.length<1){let o={instancePath:i+"/languages",schemaPath:"\
#/properties/languages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),s++}let l=a.length;for(let o=0;o<l;o++){let n=a[o];if(typeof n=="string"){if(!O.test(n)){let m={instancePath:i+
"/languages/"+o,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'\
must match pattern "^[a-z]{2,4}$"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/languages/"+o,schemaPath:"\
#/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}}}else{let l={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(p.isMarketEnabled!==void 0&&typeof p.isMarketEnabled!="\
boolean"){let a={instancePath:i+"/isMarketEnabled",schemaPath:"#/properties/isMarketEnabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(p.localeMapping!==void 0){let a=p.localeMapping;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(typeof a[l]!="string"){let o={instancePath:i+"/localeMapp\
ing/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/localeMapping/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let l={instancePath:i+"/locale\
Mapping",schemaPath:"#/properties/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[l]:e.push(l),s++}}if(p.originCountryCode!==void 0){let a=p.originCountryCode,l=s,o=!1,n=null,m=s;if(typeof a=="s\
tring"){if(!k.test(a)){let d={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),
s++}}else{let d={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf/0/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}var r=m===s;r&&(o=!0,n=0);let u=s;if(a&&
typeof a=="object"&&!Array.isArray(a))for(let d in a){let h=a[d];if(typeof h=="string"){if(!k.test(h)){let c={instancePath:i+
"/originCountryCode/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/originCountryCode/oneOf/1/additi\
onalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/originCountryCode/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/originCountryCode/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[c]:e.push(c),s++}}else{let d={instancePath:i+"/originCountryCode",schemaPath:"#/properties/originC\
ountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}var r=u===
s;if(r&&o?(o=!1,n=[n,1]):r&&(o=!0,n=1),o)s=l,e!==null&&(l?e.length=l:e=null);else{let d={instancePath:i+"/originCountryC\
ode",schemaPath:"#/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exa\
ctly one schema in oneOf"};e===null?e=[d]:e.push(d),s++}}if(p.currency!==void 0){let a=p.currency;if(typeof a=="string"){
if(f(a)>120){let l={instancePath:i+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<1){let l={instancePath:i+
"/currency",schemaPath:"#/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[l]:e.push(l),s++}if(!F.test(a)){let l={instancePath:i+"/currency",schemaPath:"#/prope\
rties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(p.jurisdiction!==void 0){let a=p.jurisdiction;
if(typeof a=="string"){if(f(a)>120){let l={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),s++}
if(f(a)<1){let l={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/jur\
isdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}}if(p.timeZone!==void 0){let a=p.timeZone;if(typeof a=="string"){if(f(a)>120){let l={instancePath:i+
"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have m\
ore than 120 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<1){let l={instancePath:i+"/timeZone",schemaPath:"#/proper\
ties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(p.formats!==void 0){let a=p.formats;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.numbers===void 0){let l={instancePath:i+"/formats",schemaPath:"#/properties/formats/re\
quired",keyword:"required",params:{missingProperty:"numbers"},message:"must have required property 'numbers'"};e===null?
e=[l]:e.push(l),s++}if(a.dates===void 0){let l={instancePath:i+"/formats",schemaPath:"#/properties/formats/required",keyword:"\
required",params:{missingProperty:"dates"},message:"must have required property 'dates'"};e===null?e=[l]:e.push(l),s++}for(let l in a)
if(!(l==="numbers"||l==="dates")){let o={instancePath:i+"/formats",schemaPath:"#/properties/formats/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[
o]:e.push(o),s++}if(a.numbers!==void 0){let l=a.numbers;if(typeof l!="string"){let o={instancePath:i+"/formats/numbers",
schemaPath:"#/properties/formats/properties/numbers/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(!(l==="language"||l==="comma")){let o={instancePath:i+"/formats/numbers",schemaPath:"#/p\
roperties/formats/properties/numbers/enum",keyword:"enum",params:{allowedValues:S.properties.formats.properties.numbers.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.dates!==void 0){let l=a.dates;
if(typeof l!="string"){let o={instancePath:i+"/formats/dates",schemaPath:"#/properties/formats/properties/dates/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(l==="words"||l==="dd/MM/yyyy")){
let o={instancePath:i+"/formats/dates",schemaPath:"#/properties/formats/properties/dates/enum",keyword:"enum",params:{allowedValues:S.
properties.formats.properties.dates.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
s++}}}else{let l={instancePath:i+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(p.verticals!==void 0){let a=p.verticals;if(Array.isArray(a)){
if(a.length<1){let o={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let l=a.length;for(let o=0;o<l;o++){let n=a[o];
if(typeof n!="string"){let m={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="casino"||n==="live-casino"||n===
"sportsbook")){let m={instancePath:i+"/verticals/"+o,schemaPath:"#/properties/verticals/items/enum",keyword:"enum",params:{
allowedValues:S.properties.verticals.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),s++}}}else{let l={instancePath:i+"/verticals",schemaPath:"#/properties/verticals/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(p.excludedProviders!==void 0){let a=p.excludedProviders;
if(Array.isArray(a)){let l=a.length;for(let o=0;o<l;o++){let n=a[o];if(typeof n=="string"){if(f(n)>80){let m={instancePath:i+
"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/items/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<1){let m={instancePath:i+"/exclude\
dProviders/"+o,schemaPath:"#/properties/excludedProviders/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/excludedProviders/"+o,
schemaPath:"#/properties/excludedProviders/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}}else{let l={instancePath:i+"/excludedProviders",schemaPath:"#/properties/excludedProviders/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(p.payAndPlay!==void 0){
let a=p.payAndPlay;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.amounts===void 0){let l={instancePath:i+"/payAndPla\
y",schemaPath:"#/properties/payAndPlay/required",keyword:"required",params:{missingProperty:"amounts"},message:"must hav\
e required property 'amounts'"};e===null?e=[l]:e.push(l),s++}for(let l in a)if(!(l==="amounts"||l==="isHidden"||l==="ipW\
hitelist")){let o={instancePath:i+"/payAndPlay",schemaPath:"#/properties/payAndPlay/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}
if(a.amounts!==void 0){let l=a.amounts;if(Array.isArray(l)){if(l.length>6){let u={instancePath:i+"/payAndPlay/amounts",schemaPath:"\
#/properties/payAndPlay/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more tha\
n 6 items"};e===null?e=[u]:e.push(u),s++}if(l.length<1){let u={instancePath:i+"/payAndPlay/amounts",schemaPath:"#/proper\
ties/payAndPlay/properties/amounts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[u]:e.push(u),s++}let o=l.length;for(let u=0;u<o;u++){let d=l[u];if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))){let h={instancePath:i+"/payAndPlay/amounts/"+u,schemaPath:"#/properties/payAndPlay/properties/amounts/\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),s++}if(typeof d==
"number"&&isFinite(d)&&(d<1||isNaN(d))){let h={instancePath:i+"/payAndPlay/amounts/"+u,schemaPath:"#/properties/payAndPl\
ay/properties/amounts/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[h]:e.push(h),s++}}let n=l.length,m;if(n>1){let u={};for(;n--;){let d=l[n];if(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)){if(typeof u[d]=="number"){m=u[d];let h={instancePath:i+"/payAndPlay/amounts",schemaPath:"#/properties/payAndPlay/pro\
perties/amounts/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT have duplicate items (items ## "+m+
" and "+n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={instancePath:i+"/payAndPlay/amount\
s",schemaPath:"#/properties/payAndPlay/properties/amounts/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[o]:e.push(o),s++}}if(a.isHidden!==void 0&&typeof a.isHidden!="boolean"){let l={instancePath:i+"/payAnd\
Play/isHidden",schemaPath:"#/properties/payAndPlay/properties/isHidden/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[l]:e.push(l),s++}if(a.ipWhitelist!==void 0){let l=a.ipWhitelist;if(Array.isArray(l)){if(l.
length>100){let u={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/m\
axItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),s++}
if(l.length<1){let u={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelis\
t/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}
let o=l.length;for(let u=0;u<o;u++){let d=l[u];if(typeof d=="string"){if(f(d)>45){let h={instancePath:i+"/payAndPlay/ipW\
hitelist/"+u,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/maxLength",keyword:"maxLength",params:{limit:45},
message:"must NOT have more than 45 characters"};e===null?e=[h]:e.push(h),s++}if(f(d)<2){let h={instancePath:i+"/payAndP\
lay/ipWhitelist/"+u,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/pay\
AndPlay/ipWhitelist/"+u,schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}let n=l.length,m;if(n>1){let u={};for(;n--;){let d=l[n];
if(typeof d=="string"){if(typeof u[d]=="number"){m=u[d];let h={instancePath:i+"/payAndPlay/ipWhitelist",schemaPath:"#/pr\
operties/payAndPlay/properties/ipWhitelist/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT have du\
plicate items (items ## "+m+" and "+n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={instancePath:i+
"/payAndPlay/ipWhitelist",schemaPath:"#/properties/payAndPlay/properties/ipWhitelist/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{let l={instancePath:i+"/payAndPlay",schemaPath:"#/p\
roperties/payAndPlay/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}
if(p.registration!==void 0){let a=p.registration;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.countries===void 0){let l={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[l]:e.push(l),s++}if(a.details===void 0){let l={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
details"},message:"must have required property 'details'"};e===null?e=[l]:e.push(l),s++}if(a.contactInfo===void 0){let l={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
contactInfo"},message:"must have required property 'contactInfo'"};e===null?e=[l]:e.push(l),s++}if(a.codeTries===void 0){
let l={instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
codeTries"},message:"must have required property 'codeTries'"};e===null?e=[l]:e.push(l),s++}if(a.resendAfter===void 0){let l={
instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
resendAfter"},message:"must have required property 'resendAfter'"};e===null?e=[l]:e.push(l),s++}if(a.countryRules===void 0){
let l={instancePath:i+"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"\
countryRules"},message:"must have required property 'countryRules'"};e===null?e=[l]:e.push(l),s++}for(let l in a)if(!(l===
"countries"||l==="details"||l==="contactInfo"||l==="codeTries"||l==="resendAfter"||l==="countryRules")){let o={instancePath:i+
"/registration",schemaPath:"#/properties/registration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.countries!==void 0){let l=a.countries;if(Array.
isArray(l)){if(l.length<1){let n={instancePath:i+"/registration/countries",schemaPath:"#/properties/registration/propert\
ies/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.
push(n),s++}let o=l.length;for(let n=0;n<o;n++){let m=l[n];if(typeof m=="string"){if(!k.test(m)){let u={instancePath:i+"\
/registration/countries/"+n,schemaPath:"#/properties/registration/properties/countries/items/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+
"/registration/countries/"+n,schemaPath:"#/properties/registration/properties/countries/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{let o={instancePath:i+"/registration/countr\
ies",schemaPath:"#/properties/registration/properties/countries/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[o]:e.push(o),s++}}if(a.details!==void 0){let l=a.details;if(Array.isArray(l)){if(l.length<5){let u={
instancePath:i+"/registration/details",schemaPath:"#/properties/registration/properties/details/minItems",keyword:"minIt\
ems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[u]:e.push(u),s++}let o=l.length;for(let u=0;u<
o;u++){let d=l[u];if(typeof d!="string"){let h={instancePath:i+"/registration/details/"+u,schemaPath:"#/properties/regis\
tration/properties/details/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),s++}if(!(d==="country"||d==="email"||d==="password"||d==="firstName"||d==="lastName"||d==="phone"||d==="bonusCod\
e")){let h={instancePath:i+"/registration/details/"+u,schemaPath:"#/properties/registration/properties/details/items/enu\
m",keyword:"enum",params:{allowedValues:S.properties.registration.properties.details.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}let n=l.length,m;if(n>1){let u={};for(;n--;){let d=l[n];if(typeof d==
"string"){if(typeof u[d]=="number"){m=u[d];let h={instancePath:i+"/registration/details",schemaPath:"#/properties/regist\
ration/properties/details/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT have duplicate items (it\
ems ## "+m+" and "+n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={instancePath:i+"/regist\
ration/details",schemaPath:"#/properties/registration/properties/details/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(a.contactInfo!==void 0){let l=a.contactInfo;if(Array.isArray(l)){if(l.length<
2){let u={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/contactInfo/minIte\
ms",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),s++}let o=l.
length;for(let u=0;u<o;u++){let d=l[u];if(typeof d!="string"){let h={instancePath:i+"/registration/contactInfo/"+u,schemaPath:"\
#/properties/registration/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[h]:e.push(h),s++}if(!(d==="dateOfBirth"||d==="cpf"||d==="province"||d==="postCode")){let h={instancePath:i+
"/registration/contactInfo/"+u,schemaPath:"#/properties/registration/properties/contactInfo/items/enum",keyword:"enum",params:{
allowedValues:S.properties.registration.properties.contactInfo.items.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[h]:e.push(h),s++}}let n=l.length,m;if(n>1){let u={};for(;n--;){let d=l[n];if(typeof d=="string"){if(typeof u[d]==
"number"){m=u[d];let h={instancePath:i+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/cont\
actInfo/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+
n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={instancePath:i+"/registration/contactInfo",
schemaPath:"#/properties/registration/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),s++}}if(a.codeTries!==void 0){let l=a.codeTries;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registration/properties/codeT\
ries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof l=="\
number"&&isFinite(l)){if(l>20||isNaN(l)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/regist\
ration/properties/codeTries/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?
e=[o]:e.push(o),s++}if(l<1||isNaN(l)){let o={instancePath:i+"/registration/codeTries",schemaPath:"#/properties/registrat\
ion/properties/codeTries/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[o]:e.push(o),s++}}}if(a.resendAfter!==void 0){let l=a.resendAfter;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properties/resendAfter/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof l=="number"&&isFinite(
l)){if(l>600||isNaN(l)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/properti\
es/resendAfter/maximum",keyword:"maximum",params:{comparison:"<=",limit:600},message:"must be <= 600"};e===null?e=[o]:e.
push(o),s++}if(l<5||isNaN(l)){let o={instancePath:i+"/registration/resendAfter",schemaPath:"#/properties/registration/pr\
operties/resendAfter/minimum",keyword:"minimum",params:{comparison:">=",limit:5},message:"must be >= 5"};e===null?e=[o]:
e.push(o),s++}}}if(a.countryRules!==void 0){let l=a.countryRules;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let o in l){
let n=s;if(typeof o=="string"&&!k.test(o)){let m={instancePath:i+"/registration/countryRules",schemaPath:"#/properties/r\
egistration/properties/countryRules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"',propertyName:o};e===null?e=[m]:e.push(m),s++}var t=n===s;if(!t){let m={instancePath:i+"/reg\
istration/countryRules",schemaPath:"#/properties/registration/properties/countryRules/propertyNames",keyword:"propertyNa\
mes",params:{propertyName:o},message:"property name must be valid"};e===null?e=[m]:e.push(m),s++}}for(let o in l){let n=l[o];
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let m in n)if(!(m==="contactInfo"||m==="postCode")){let u={instancePath:i+
"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/registration/properties/\
countryRules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(n.contactInfo!==void 0){let m=n.contactInfo;if(Array.
isArray(m)){if(m.length<2){let c={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/contactInfo\
/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[c]:e.push(c),s++}
let u=m.length;for(let c=0;c<u;c++){let y=m[c];if(typeof y!="string"){let g={instancePath:i+"/registration/countryRules/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+c,schemaPath:"#/properties/registration/properties/countryRules\
/additionalProperties/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}if(!(y==="dateOfBirth"||y==="cpf"||y==="province"||y==="postCode")){let g={instancePath:i+"\
/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+c,schemaPath:"#/properties/registr\
ation/properties/countryRules/additionalProperties/properties/contactInfo/items/enum",keyword:"enum",params:{allowedValues:S.
properties.registration.properties.countryRules.additionalProperties.properties.contactInfo.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[g]:e.push(g),s++}}let d=m.length,h;if(d>1){let c={};for(;d--;){let y=m[d];
if(typeof y=="string"){if(typeof c[y]=="number"){h=c[y];let g={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalPropert\
ies/properties/contactInfo/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have duplicate items (i\
tems ## "+h+" and "+d+" are identical)"};e===null?e=[g]:e.push(g),s++;break}c[y]=d}}}}else{let u={instancePath:i+"/regis\
tration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/pro\
perties/countryRules/additionalProperties/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[u]:e.push(u),s++}}if(n.postCode!==void 0){let m=n.postCode;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.pattern===void 0){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/requi\
red",keyword:"required",params:{missingProperty:"pattern"},message:"must have required property 'pattern'"};e===null?e=[
u]:e.push(u),s++}if(m.example===void 0){let u={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/po\
stCode/required",keyword:"required",params:{missingProperty:"example"},message:"must have required property 'example'"};
e===null?e=[u]:e.push(u),s++}for(let u in m)if(!(u==="pattern"||u==="example")){let d={instancePath:i+"/registration/cou\
ntryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countr\
yRules/additionalProperties/properties/postCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(m.pattern!==void 0){let u=m.pattern;if(typeof u==
"string"){if(f(u)>200){let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/po\
stCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/p\
roperties/pattern/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[d]:e.push(d),s++}if(f(u)<1){let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),s++}if(!_t(u)){let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/prope\
rties/postCode/properties/pattern/format",keyword:"format",params:{format:"regex"},message:'must match format "regex"'};
e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),s++}}if(m.example!==void 0){let u=m.example;if(typeof u=="string"){if(f(u)>12){let d={instancePath:i+"/registration/c\
ountryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/propert\
ies/countryRules/additionalProperties/properties/postCode/properties/example/maxLength",keyword:"maxLength",params:{limit:12},
message:"must NOT have more than 12 characters"};e===null?e=[d]:e.push(d),s++}if(f(u)<1){let d={instancePath:i+"/registr\
ation/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/\
properties/countryRules/additionalProperties/properties/postCode/properties/example/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/reg\
istration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registrat\
ion/properties/countryRules/additionalProperties/properties/postCode/properties/example/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{let u={instancePath:i+"/registration/countryRules\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/ad\
ditionalProperties/properties/postCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[u]:e.push(u),s++}}}else{let m={instancePath:i+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/registration/properties/countryRules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),s++}}}else{let o={instancePath:i+"/registration/countryRules",schemaPath:"#/pr\
operties/registration/properties/countryRules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let l={instancePath:i+"/registration",schemaPath:"#/properties/registration/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}if(p.cookieConsent!==void 0){let a=p.
cookieConsent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.version===void 0){let l={instancePath:i+"/cookieConsent",
schemaPath:"#/properties/cookieConsent/required",keyword:"required",params:{missingProperty:"version"},message:"must hav\
e required property 'version'"};e===null?e=[l]:e.push(l),s++}for(let l in a)if(l!=="version"){let o={instancePath:i+"/co\
okieConsent",schemaPath:"#/properties/cookieConsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.version!==void 0){let l=a.version;if(typeof l==
"string"){if(f(l)>20){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/v\
ersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[o]:
e.push(o),s++}if(f(l)<1){let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/propertie\
s/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/ver\
sion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let l={instancePath:i+
"/cookieConsent",schemaPath:"#/properties/cookieConsent/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[l]:e.push(l),s++}}if(p.crm!==void 0&&(M(p.crm,{instancePath:i+"/crm",parentData:p,parentDataProperty:"\
crm",rootData:b})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),p.messenger!==void 0&&(D(p.messenger,{instancePath:i+
"/messenger",parentData:p,parentDataProperty:"messenger",rootData:b})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
p.disableLiveChat!==void 0&&typeof p.disableLiveChat!="boolean"){let a={instancePath:i+"/disableLiveChat",schemaPath:"#/\
properties/disableLiveChat/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(
a),s++}if(p.rules!==void 0&&($(p.rules,{instancePath:i+"/rules",parentData:p,parentDataProperty:"rules",rootData:b})||(e=
e===null?$.errors:e.concat($.errors),s=e.length)),p.followsSpecification!==void 0){let a=p.followsSpecification;if(Array.
isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(typeof u!="string"){let d={instancePath:i+"/followsSpecifi\
cation/"+m,schemaPath:"#/properties/followsSpecification/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),s++}if(!(u==="marketStatus"||u==="minimumAge"||u==="youngAdultAge"||u==="verifiedB\
eforePlay"||u==="documentsAnnounced"||u==="demoPlay"||u==="verticals"||u==="jackpotGames"||u==="tableGames"||u==="cookie\
sPreTicked"||u==="payAndPlay"||u==="withdrawalCancellation"||u==="creditCards"||u==="depositLimitRequired"||u==="deposit\
LimitPeriods"||u==="balanceLimitRequired"||u==="limitPrompt"||u==="limitsLink"||u==="depositLimitIsGross"||u==="limitPre\
sets"||u==="limitIncreaseDelayHours"||u==="limitIncreaseWaitsForPeriod"||u==="limitIncreaseConfirmed"||u==="limitReviewM\
onths"||u==="limitNotices"||u==="loginTimeLimits"||u==="maximumMonthlyDeposit"||u==="maximumMonthlyDepositYoung"||u==="c\
ontactAboveMonthlyDeposit"||u==="contactAboveMonthlyDepositYoung"||u==="netDepositShown"||u==="maximumStake"||u==="maxim\
umStakeYoung"||u==="minimumSpinMs"||u==="minimumTableGameMs"||u==="autoplay"||u==="fastPlay"||u==="lossesAsWins"||u==="p\
arallelPlay"||u==="realityCheckMinutes"||u==="realityCheckBreakMinutes"||u==="activitySummaryHours"||u==="sessionClock"||
u==="netPosition"||u==="idleMinutes"||u==="panicButton"||u==="breakDays"||u==="exclusionMonths"||u==="exclusionOneClick"||
u==="exclusionAcrossBrands"||u==="exclusionRegisters"||u==="exclusionIdentifiers"||u==="exclusionCheckHours"||u==="exclu\
sionAtSignUp"||u==="marks"||u==="marksInView"||u==="requiredPages"||u==="riskWarning"||u==="gamblingIntroduction"||u==="\
returnToPlayer"||u==="bonuses"||u==="welcomeBonus"||u==="bonusDuringPlay"||u==="bonusFirstTimeOnly"||u==="bonusMinimumDa\
ys"||u==="bonusMaximumWagering"||u==="bonusMixedProducts"||u==="loyalty"||u==="marketingConsent"||u==="historyMonths"||u===
"oddsChangesConfirmed")){let d={instancePath:i+"/followsSpecification/"+m,schemaPath:"#/properties/followsSpecification/\
items/enum",keyword:"enum",params:{allowedValues:S.properties.followsSpecification.items.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[d]:e.push(d),s++}}let o=a.length,n;if(o>1){let m={};for(;o--;){let u=a[o];if(typeof u==
"string"){if(typeof m[u]=="number"){n=m[u];let d={instancePath:i+"/followsSpecification",schemaPath:"#/properties/follow\
sSpecification/uniqueItems",keyword:"uniqueItems",params:{i:o,j:n},message:"must NOT have duplicate items (items ## "+n+
" and "+o+" are identical)"};e===null?e=[d]:e.push(d),s++;break}m[u]=o}}}}else{let l={instancePath:i+"/followsSpecificat\
ion",schemaPath:"#/properties/followsSpecification/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}return Qe.errors=e,s===0}var br=Xe;function Xe(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(Object.keys(p).length<1){let a={instancePath:i,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),s++}for(let a in p){let l=s;
if(typeof a=="string"&&!k.test(a)){let o={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:a};e===null?e=[o]:e.push(o),s++}var r=l===s;
if(!r){let o={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"prope\
rty name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in p){let l=p[a];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.name===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[o]:e.push(o),s++}if(l.languages===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required pro\
perty 'languages'"};e===null?e=[o]:e.push(o),s++}if(l.originCountryCode===void 0){let o={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"origi\
nCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[o]:e.push(o),s++}if(l.currency===void 0){
let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),
s++}if(l.jurisdiction===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property \
'jurisdiction'"};e===null?e=[o]:e.push(o),s++}if(l.timeZone===void 0){let o={instancePath:i+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[o]:e.push(o),s++}if(l.countries===void 0){let o={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!(o==="nam\
e"||o==="languages"||o==="localeMapping"||o==="originCountryCode"||o==="currency"||o==="jurisdiction"||o==="timeZone"||o===
"countries")){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[n]:e.push(n),s++}if(l.name!==void 0){let o=l.name;if(typeof o=="string"){if(f(o)>120){let n={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalPro\
perties/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}
if(l.languages!==void 0){let o=l.languages;if(Array.isArray(o)){if(o.length<1){let d={instancePath:i+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}let n=o.length;for(let d=0;d<
n;d++){let h=o[d];if(typeof h=="string"){if(!O.test(h)){let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/languages/"+d,schemaPath:"#/additionalProperties/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages/"+d,schemaPath:"#/additionalProperties/properties/languages/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}let m=o.length,u;if(m>
1){let d={};for(;m--;){let h=o[m];if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let c={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/uniqueItems",keyword:"\
uniqueItems",params:{i:m,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+m+" are identical)"};e===null?
e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages",
schemaPath:"#/additionalProperties/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[n]:e.push(n),s++}}if(l.localeMapping!==void 0){let o=l.localeMapping;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let n in o)if(typeof o[n]!="string"){let m={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/locale\
Mapping/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/localeMapping/additiona\
lProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}else{let n={
instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/localeMapping",schemaPath:"#/additionalProperties/properti\
es/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(l.
originCountryCode!==void 0){let o=l.originCountryCode,n=s,m=!1,u=null,d=s;if(typeof o=="string"){if(!k.test(o)){let c={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperties/properties/originCo\
untryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"\
#/additionalProperties/properties/originCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[c]:e.push(c),s++}var t=d===s;t&&(m=!0,u=0);let h=s;if(o&&typeof o=="object"&&!Array.isArray(o))for(let c in o){
let y=o[c];if(typeof y=="string"){if(!k.test(y)){let g={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/or\
iginCountryCode/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCo\
de/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[\
A-Z]{2}$"'};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/orig\
inCountryCode/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCode\
/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(
g),s++}}else{let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/addit\
ionalProperties/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[c]:e.push(c),s++}var t=h===s;if(t&&m?(m=!1,u=[u,1]):t&&(m=!0,u=1),m)s=n,e!==null&&(n?e.length=n:e=null);else{
let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperti\
es/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema \
in oneOf"};e===null?e=[c]:e.push(c),s++}}if(l.currency!==void 0){let o=l.currency;if(typeof o=="string"){if(!F.test(o)){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/additionalProperties/proper\
ties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/a\
dditionalProperties/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(l.jurisdiction!==void 0){let o=l.jurisdiction;if(typeof o=="string"){if(f(o)>40){let n={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/\
maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(
n),s++}if(f(o)<1){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/addit\
ionalProperties/properties/jurisdiction/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(l.timeZone!==void 0){let o=l.timeZone;if(typeof o=="string"){if(f(o)>60){
let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"#/additionalProperties/proper\
ties/timeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"\
#/additionalProperties/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/timeZone",schemaPath:"#/additionalProperties/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}}if(l.countries!==void 0){let o=l.countries;if(Array.isArray(o)){if(o.length<
1){let d={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/pr\
operties/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[d]:e.push(d),s++}let n=o.length;for(let d=0;d<n;d++){let h=o[d];if(typeof h=="string"){if(!k.test(h)){let c={instancePath:i+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+d,schemaPath:"#/additionalProperties/properties/countries/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[c]:e.
push(c),s++}}else{let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+d,schemaPath:"#/addit\
ionalProperties/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}}let m=o.length,u;if(m>1){let d={};for(;m--;){let h=o[m];if(typeof h=="string"){if(typeof d[h]=="num\
ber"){u=d[h];let c={instancePath:i+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalPro\
perties/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:m,j:u},message:"must NOT have duplicate items \
(items ## "+u+" and "+m+" are identical)"};e===null?e=[c]:e.push(c),s++;break}d[h]=m}}}}else{let n={instancePath:i+"/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return Xe.errors=e,s===0}var vr=D,kr=Je,N={$schema:"http\
://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/page-capture.schema.json",title:"Page capture",
description:"One page of a running site with all its data, without anybody's personal data, and the HTML it gave (docs/g\
allery.md).",type:"object",additionalProperties:!1,properties:{format:{type:"integer",title:"Format",description:"Versio\
n of this format.",enum:[1]},address:{type:"string",title:"Address",description:"Address the page was asked for.",minLength:1,
maxLength:2e3},status:{type:"integer",title:"Status",description:"HTTP status of the page.",minimum:200,maximum:599},view:{
type:"object",title:"View",description:"What the blocks knew of site and request.",additionalProperties:!1,properties:{brand:{
type:"object",title:"Brand",description:"The brand of the page.",additionalProperties:!1,properties:{id:{type:"string",title:"\
Id",description:"Folder of the brand.",minLength:1,maxLength:200},name:{type:"string",title:"Name",description:"As visit\
ors read it.",minLength:1,maxLength:200},layout:{title:"Layout",description:"Layout switches read by blocks.",type:"obje\
ct",additionalProperties:!1,properties:{header:{type:"string",title:"Header",description:"bar: one line; stacked: naviga\
tion below the logo line; floating: a rounded bar over the page.",enum:["bar","stacked","floating"]},hero:{type:"string",
title:"Hero",description:"bleed: edge to edge; card: inset with corners; split: text beside the picture.",enum:["bleed",
"card","split"]},heading:{type:"string",title:"Heading",description:"ornament: with lines at both sides; plain; slash: w\
ith an accent slash.",enum:["ornament","plain","slash"]},tile:{type:"string",title:"Tile",description:"plain: picture on\
ly, name on hover and focus; titled: name below the picture.",enum:["plain","titled"]},liveRowSpan:{type:"integer",title:"\
Live rows span",description:"Rows a live tile spans (LIVE-08).",minimum:1,maximum:2}},required:["header","hero","heading",
"tile","liveRowSpan"]}},required:["id","name","layout"]},market:{type:"string",title:"Market",description:"Market code.",
minLength:1,maxLength:200},locale:{type:"string",title:"Locale",description:"First segment of the page's address.",minLength:1,
maxLength:200},tag:{type:"string",title:"Language tag",description:"Language of numbers and dates.",minLength:1,maxLength:200},
direction:{type:"string",title:"Direction",description:"Of writing.",enum:["ltr","rtl"]},scheme:{type:"string",title:"Sc\
heme",description:"Dark or light theme.",enum:["dark","light"]},currency:{type:"string",title:"Currency",description:"IS\
O code of the market's currency.",minLength:1,maxLength:200},currencies:{title:"Currencies",description:"How amounts wer\
e written.",allOf:[{$ref:"https://marquee.dev/schemas/site/currencies.schema.json"}]},numberTag:{type:"string",title:"La\
nguage of numbers",description:"Language whose way of writing numbers counts; left out: the one above.",minLength:1,maxLength:200},
dateFormat:{type:"string",title:"Date format",description:"How dates were written; left out: in words.",enum:["words","d\
d/MM/yyyy"]},timeZone:{type:"string",title:"Time zone",description:"Zone of dates.",minLength:1,maxLength:200},channel:{
type:"string",title:"Channel",description:"Which kind of device the page was made for.",enum:["desktop","mobile"]},authorized:{
type:"boolean",title:"Signed in",description:"Captures are of visitors who are not.",enum:[!1]},now:{type:"integer",title:"\
Time",description:"Time of the page, in milliseconds since the epoch."},path:{type:"string",title:"Path",description:"Pa\
th below the locale.",minLength:1,maxLength:2e3},rules:{type:"object",title:"Rules",description:"What the law asked of b\
locks; left out: nothing.",additionalProperties:!1,properties:{marketStatus:{type:"string",title:"Status of the market",
description:"open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake\
; blocked: nothing but the restricted page.",enum:["open","demo-only","blocked"]},returnToPlayer:{type:"boolean",title:"\
Return to player",description:"Every game shows its theoretical return."},riskWarning:{type:"boolean",title:"Warning of \
risk",description:"Players are warned of loss and dependence when they sign up and whenever they sign in."}},required:["\
marketStatus","returnToPlayer","riskWarning"]}},required:["brand","market","locale","tag","direction","scheme","currency",
"currencies","timeZone","channel","authorized","now","path"]},texts:{type:"object",title:"Texts",description:"Interface \
texts the blocks asked for: the key, with its values if it had some, and the text.",additionalProperties:{type:"string",
title:"Text",description:"As it was shown."}},blocks:{type:"array",title:"Blocks",description:"Filled blocks in the orde\
r of the page; the schema of each block checks its content and live data.",items:{type:"object",title:"Block",description:"\
A block with its version, content, live data and, in panels, further blocks.",additionalProperties:!0}},regions:{type:"o\
bject",title:"Regions",description:"The HTML of these blocks.",additionalProperties:!1,properties:{header:{type:"string",
title:"Header",description:"HTML of the region."},main:{type:"string",title:"Main",description:"HTML of the region."},footer:{
type:"string",title:"Footer",description:"HTML of the region."}},required:["header","main","footer"]}},required:["format",
"address","status","view","texts","blocks","regions"]};function Je(p,{instancePath:i="",parentData:v,parentDataProperty:w,
rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.format===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'forma\
t'"};e===null?e=[r]:e.push(r),s++}if(p.address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[r]:e.push(r),s++}if(p.status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must\
 have required property 'status'"};e===null?e=[r]:e.push(r),s++}if(p.view===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"view"},message:"must have required property 'view'"};e===null?e=[r]:
e.push(r),s++}if(p.texts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(r),s++}if(p.blocks===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'block\
s'"};e===null?e=[r]:e.push(r),s++}if(p.regions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"regions"},message:"must have required property 'regions'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!(r==="format"||r==="address"||r==="status"||r==="view"||r==="texts"||r==="blocks"||r==="regions")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.format!==void 0){let r=p.format;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(r!==1){let t={instancePath:i+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:N.properties.format.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.address!==void 0){let r=p.address;if(typeof r=="string"){if(f(
r)>2e3){let t={instancePath:i+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/addre\
ss",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.status!==void 0){let r=p.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<200||isNaN(r)){let t={
instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"\
must be >= 200"};e===null?e=[t]:e.push(t),s++}}}if(p.view!==void 0){let r=p.view;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.brand===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),s++}if(r.market===void 0){
let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"market"},
message:"must have required property 'market'"};e===null?e=[t]:e.push(t),s++}if(r.locale===void 0){let t={instancePath:i+
"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"locale"},message:"must have \
required property 'locale'"};e===null?e=[t]:e.push(t),s++}if(r.tag===void 0){let t={instancePath:i+"/view",schemaPath:"#\
/properties/view/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};
e===null?e=[t]:e.push(t),s++}if(r.direction===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/requir\
ed",keyword:"required",params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?
e=[t]:e.push(t),s++}if(r.scheme===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"\
required",params:{missingProperty:"scheme"},message:"must have required property 'scheme'"};e===null?e=[t]:e.push(t),s++}
if(r.currency===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}if(r.currencies===
void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"\
currencies"},message:"must have required property 'currencies'"};e===null?e=[t]:e.push(t),s++}if(r.timeZone===void 0){let t={
instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[t]:e.push(t),s++}if(r.channel===void 0){let t={instancePath:i+"/vie\
w",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"channel"},message:"must have requ\
ired property 'channel'"};e===null?e=[t]:e.push(t),s++}if(r.authorized===void 0){let t={instancePath:i+"/view",schemaPath:"\
#/properties/view/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required propert\
y 'authorized'"};e===null?e=[t]:e.push(t),s++}if(r.now===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/\
view/required",keyword:"required",params:{missingProperty:"now"},message:"must have required property 'now'"};e===null?e=
[t]:e.push(t),s++}if(r.path===void 0){let t={instancePath:i+"/view",schemaPath:"#/properties/view/required",keyword:"req\
uired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!T.call(N.properties.view.properties,t)){let a={instancePath:i+"/view",schemaPath:"#/properties/view/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(r.brand!==void 0){let t=r.brand;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let a={
instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(t.name===void 0){let a={instancePath:i+
"/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}if(t.layout===void 0){let a={instancePath:i+"\
/view/brand",schemaPath:"#/properties/view/properties/brand/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="id"||a==="name"||a===
"layout")){let l={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(t.id!==void 0){let a=t.id;if(typeof a=="string"){if(f(a)>200){let l={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<1){let l={instancePath:i+"/view/brand/id",schemaPath:"\
#/properties/view/properties/brand/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/view/brand/id",schemaPath:"#/proper\
ties/view/properties/brand/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}}if(t.name!==void 0){let a=t.name;if(typeof a=="string"){if(f(a)>200){let l={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),s++}if(f(a)<1){let l={instancePath:i+"/view/b\
rand/name",schemaPath:"#/properties/view/properties/brand/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/view/brand/n\
ame",schemaPath:"#/properties/view/properties/brand/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}if(t.layout!==void 0){let a=t.layout;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.header===void 0){let l={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/prop\
erties/layout/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'heade\
r'"};e===null?e=[l]:e.push(l),s++}if(a.hero===void 0){let l={instancePath:i+"/view/brand/layout",schemaPath:"#/propertie\
s/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"hero"},message:"must hav\
e required property 'hero'"};e===null?e=[l]:e.push(l),s++}if(a.heading===void 0){let l={instancePath:i+"/view/brand/layo\
ut",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[l]:e.push(l),s++}if(a.tile===void 0){let l={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{
missingProperty:"tile"},message:"must have required property 'tile'"};e===null?e=[l]:e.push(l),s++}if(a.liveRowSpan===void 0){
let l={instancePath:i+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"\
required",params:{missingProperty:"liveRowSpan"},message:"must have required property 'liveRowSpan'"};e===null?e=[l]:e.push(
l),s++}for(let l in a)if(!(l==="header"||l==="hero"||l==="heading"||l==="tile"||l==="liveRowSpan")){let o={instancePath:i+
"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(a.header!==void 0){let l=a.header;if(typeof l!="string"){let o={instancePath:i+"/view/brand/layout/header",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(l==="bar"||l==="stacked"||l==="floating")){let o={instancePath:i+"/vi\
ew/brand/layout/header",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/header/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.header.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.hero!==void 0){let l=a.hero;if(typeof l!="stri\
ng"){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/properties/brand/properties/layout/pr\
operties/hero/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(l===
"bleed"||l==="card"||l==="split")){let o={instancePath:i+"/view/brand/layout/hero",schemaPath:"#/properties/view/propert\
ies/brand/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}
if(a.heading!==void 0){let l=a.heading;if(typeof l!="string"){let o={instancePath:i+"/view/brand/layout/heading",schemaPath:"\
#/properties/view/properties/brand/properties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(l==="ornament"||l==="plain"||l==="slash")){let o={instancePath:i+"/vi\
ew/brand/layout/heading",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/heading/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.brand.properties.layout.properties.heading.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.tile!==void 0){let l=a.tile;if(typeof l!="str\
ing"){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/properties/layout/p\
roperties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(l===
"plain"||l==="titled")){let o={instancePath:i+"/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/p\
roperties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.brand.properties.
layout.properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.liveRowSpan!==
void 0){let l=a.liveRowSpan;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let o={instancePath:i+"/view/brand\
/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/liveRowSpan/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof l=="number"&&isFinite(l)){
if(l>2||isNaN(l)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/\
properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <=\
 2"};e===null?e=[o]:e.push(o),s++}if(l<1||isNaN(l)){let o={instancePath:i+"/view/brand/layout/liveRowSpan",schemaPath:"#\
/properties/view/properties/brand/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),s++}}}}else{let l={instancePath:i+"/view/brand/layout",schemaPath:"\
#/properties/view/properties/brand/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i+"/view/brand",schemaPath:"#/properties/view/properties/brand/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.market!==void 0){
let t=r.market;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/pr\
operties/market/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/view/market",schemaPath:"#/properties/view/properties/market/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.locale!==void 0){let t=r.locale;if(typeof t==
"string"){if(f(t)>200){let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){
let a={instancePath:i+"/view/locale",schemaPath:"#/properties/view/properties/locale/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/vie\
w/locale",schemaPath:"#/properties/view/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(r.tag!==void 0){let t=r.tag;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+
"/view/tag",schemaPath:"#/properties/view/properties/tag/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/tag",schemaPath:"\
#/properties/view/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/tag",schemaPath:"#/properties/view/properties/\
tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.direction!==
void 0){let t=r.direction;if(typeof t!="string"){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/p\
roperties/direction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t===
"ltr"||t==="rtl")){let a={instancePath:i+"/view/direction",schemaPath:"#/properties/view/properties/direction/enum",keyword:"\
enum",params:{allowedValues:N.properties.view.properties.direction.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[a]:e.push(a),s++}}if(r.scheme!==void 0){let t=r.scheme;if(typeof t!="string"){let a={instancePath:i+"\
/view/scheme",schemaPath:"#/properties/view/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="dark"||t==="light")){let a={instancePath:i+"/view/scheme",schemaPath:"\
#/properties/view/properties/scheme/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.scheme.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.currency!==void 0){let t=r.currency;
if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/curr\
ency/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:
e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/view/currency",schemaPath:"#/properties/view/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.currencies!==void 0&&(Z(r.currencies,{instancePath:i+
"/view/currencies",parentData:r,parentDataProperty:"currencies",rootData:b})||(e=e===null?Z.errors:e.concat(Z.errors),s=
e.length)),r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/view/numb\
erTag",schemaPath:"#/properties/view/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:200},message:"mus\
t NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/numberTag",schemaPath:"\
#/properties/view/properties/numberTag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/numberTag",schemaPath:"#/properties/view\
/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.dateFormat!==void 0){let t=r.dateFormat;if(typeof t!="string"){let a={instancePath:i+"/view/dateFormat",schemaPath:"\
#/properties/view/properties/dateFormat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(!(t==="words"||t==="dd/MM/yyyy")){let a={instancePath:i+"/view/dateFormat",schemaPath:"#/properties\
/view/properties/dateFormat/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.dateFormat.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.timeZone!==void 0){let t=r.timeZone;if(typeof t==
"string"){if(f(t)>200){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/maxLengt\
h",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}
if(f(t)<1){let a={instancePath:i+"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/view/timeZone",schemaPath:"#/properties/view/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.channel!==void 0){let t=r.channel;if(typeof t!="string"){let a={instancePath:i+
"/view/channel",schemaPath:"#/properties/view/properties/channel/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="desktop"||t==="mobile")){let a={instancePath:i+"/view/channel",schemaPath:"\
#/properties/view/properties/channel/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.channel.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.authorized!==void 0){let t=r.authorized;
if(typeof t!="boolean"){let a={instancePath:i+"/view/authorized",schemaPath:"#/properties/view/properties/authorized/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t!==!1){let a={instancePath:i+
"/view/authorized",schemaPath:"#/properties/view/properties/authorized/enum",keyword:"enum",params:{allowedValues:N.properties.
view.properties.authorized.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.
now!==void 0){let t=r.now;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/view/now",schemaPath:"\
#/properties/view/properties/now/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}}if(r.path!==void 0){let t=r.path;if(typeof t=="string"){if(f(t)>2e3){let a={instancePath:i+"/view/path",schemaPath:"\
#/properties/view/properties/path/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 200\
0 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/\
properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/path",schemaPath:"#/properties/view/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.rules!==void 0){let t=r.rules;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.marketStatus===void 0){let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"marketStatus"},message:"must ha\
ve required property 'marketStatus'"};e===null?e=[a]:e.push(a),s++}if(t.returnToPlayer===void 0){let a={instancePath:i+"\
/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"return\
ToPlayer"},message:"must have required property 'returnToPlayer'"};e===null?e=[a]:e.push(a),s++}if(t.riskWarning===void 0){
let a={instancePath:i+"/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{
missingProperty:"riskWarning"},message:"must have required property 'riskWarning'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="marketStatus"||a==="returnToPlayer"||a==="riskWarning")){let l={instancePath:i+"/view/rules",schemaPath:"#/pro\
perties/view/properties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(t.marketStatus!==void 0){let a=t.marketStatus;if(typeof a!=
"string"){let l={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/properties/rules/properties/mar\
ketStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(a==="o\
pen"||a==="demo-only"||a==="blocked")){let l={instancePath:i+"/view/rules/marketStatus",schemaPath:"#/properties/view/pr\
operties/rules/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:N.properties.view.properties.rules.properties.
marketStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(t.returnToPlayer!==
void 0&&typeof t.returnToPlayer!="boolean"){let a={instancePath:i+"/view/rules/returnToPlayer",schemaPath:"#/properties/\
view/properties/rules/properties/returnToPlayer/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),s++}if(t.riskWarning!==void 0&&typeof t.riskWarning!="boolean"){let a={instancePath:i+"/view/ru\
les/riskWarning",schemaPath:"#/properties/view/properties/rules/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),s++}}}else{let t={instancePath:i+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.texts!==void 0){let r=p.texts;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(let t in r)if(typeof r[t]!="string"){let a={instancePath:i+"/texts/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),s++}}else{let t={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.blocks!==void 0){let r=p.blocks;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(!(l&&typeof l=="object"&&!Array.isArray(l))){let o={
instancePath:i+"/blocks/"+a,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/blocks",schemaPath:"#/properties/blocks/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.regions!==void 0){let r=p.
regions;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.header===void 0){let t={instancePath:i+"/regions",schemaPath:"\
#/properties/regions/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property\
 'header'"};e===null?e=[t]:e.push(t),s++}if(r.main===void 0){let t={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/required",keyword:"required",params:{missingProperty:"main"},message:"must have required property 'main'"};e===null?
e=[t]:e.push(t),s++}if(r.footer===void 0){let t={instancePath:i+"/regions",schemaPath:"#/properties/regions/required",keyword:"\
required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="header"||t==="main"||t==="footer")){let a={instancePath:i+"/regions",schemaPath:"#/properties/r\
egions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(r.header!==void 0&&typeof r.header!="string"){let t={instancePath:i+"/r\
egions/header",schemaPath:"#/properties/regions/properties/header/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r.main!==void 0&&typeof r.main!="string"){let t={instancePath:i+"/region\
s/main",schemaPath:"#/properties/regions/properties/main/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),s++}if(r.footer!==void 0&&typeof r.footer!="string"){let t={instancePath:i+"/regions/foo\
ter",schemaPath:"#/properties/regions/properties/footer/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/regions",schemaPath:"#/properties/regions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Je.errors=e,
s===0}var Pr=et,Fe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/password-res\
et-progress.schema.json",title:"Password reset progress",description:"What the server keeps of a password reset between \
its steps, never a password; the browser holds only the id it is found by.",type:"object",additionalProperties:!1,properties:{
siteId:{title:"Site id",description:"Site of the reset: it counts nowhere else.",type:"integer",minimum:1},state:{title:"\
State",description:"RESET-04.",type:"object",additionalProperties:!1,properties:{email:{title:"E-mail",description:"As t\
yped.",type:"string",maxLength:254},resetKey:{title:"Reset key",description:"As the platform gave it; never leaves the s\
erver.",type:"string",maxLength:200},smsResetKeyId:{title:"Reset key id",description:"As the platform gave it; never lea\
ves the server.",type:"string",maxLength:200},backendErrors:{title:"Errors",description:"Codes the last step was refused\
 with.",type:"array",items:{title:"Code",description:"Of the error catalogue.",type:"string",maxLength:200}},step:{title:"\
Step",description:"RESET-01.",type:"string",enum:["Email","Verification","Password","Complete"]},visitedSteps:{title:"Vi\
sited steps",description:"In the order they were first seen.",type:"array",items:{title:"Step",description:"RESET-01.",type:"\
string",enum:["Email","Verification","Password","Complete"]}}},required:["email","resetKey","smsResetKeyId","backendErro\
rs","step","visitedSteps"]},linkToken:{title:"Link token",description:"Of the link in the e-mail; empty without one. Nev\
er leaves the server.",type:"string",maxLength:200},sentAt:{title:"Sent at",description:"Time of the last sending in mil\
liseconds; 0 before the first.",type:"integer",minimum:0},locked:{title:"Locked",description:"No code is sent or taken a\
ny more.",type:"boolean"}},required:["siteId","state","linkToken","sentAt","locked"]};function et(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.siteId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(p.state===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(
r),s++}if(p.linkToken===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
linkToken"},message:"must have required property 'linkToken'"};e===null?e=[r]:e.push(r),s++}if(p.sentAt===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required \
property 'sentAt'"};e===null?e=[r]:e.push(r),s++}if(p.locked===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"locked"},message:"must have required property 'locked'"};e===null?e=[r]:e.push(r),s++}
for(let r in p)if(!(r==="siteId"||r==="state"||r==="linkToken"||r==="sentAt"||r==="locked")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(p.siteId!==void 0){let r=p.siteId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+
"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[t]:e.push(t),s++}}if(p.state!==void 0){let r=p.state;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
email===void 0){let t={instancePath:i+"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),s++}if(r.resetKey===void 0){let t={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"resetKey"},message:"must h\
ave required property 'resetKey'"};e===null?e=[t]:e.push(t),s++}if(r.smsResetKeyId===void 0){let t={instancePath:i+"/sta\
te",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"must h\
ave required property 'smsResetKeyId'"};e===null?e=[t]:e.push(t),s++}if(r.backendErrors===void 0){let t={instancePath:i+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"m\
ust have required property 'backendErrors'"};e===null?e=[t]:e.push(t),s++}if(r.step===void 0){let t={instancePath:i+"/st\
ate",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"step"},message:"must have requ\
ired property 'step'"};e===null?e=[t]:e.push(t),s++}if(r.visitedSteps===void 0){let t={instancePath:i+"/state",schemaPath:"\
#/properties/state/required",keyword:"required",params:{missingProperty:"visitedSteps"},message:"must have required prop\
erty 'visitedSteps'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="email"||t==="resetKey"||t==="smsResetKeyId"||
t==="backendErrors"||t==="step"||t==="visitedSteps")){let a={instancePath:i+"/state",schemaPath:"#/properties/state/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),s++}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(f(t)>254){let a={instancePath:i+
"/state/email",schemaPath:"#/properties/state/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/email",schemaPath:"\
#/properties/state/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.resetKey!==void 0){let t=r.resetKey;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+"/stat\
e/resetKey",schemaPath:"#/properties/state/properties/resetKey/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/resetKey",schemaPath:"\
#/properties/state/properties/resetKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.smsResetKeyId!==void 0){let t=r.smsResetKeyId;if(typeof t=="string"){if(f(t)>200){let a={instancePath:i+
"/state/smsResetKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/state/smsRe\
setKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(r.backendErrors!==void 0){let t=r.backendErrors;if(Array.isArray(t)){let a=t.
length;for(let l=0;l<a;l++){let o=t[l];if(typeof o=="string"){if(f(o)>200){let n={instancePath:i+"/state/backendErrors/"+
l,schemaPath:"#/properties/state/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/state/backendErrors/"+
l,schemaPath:"#/properties/state/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/state/backendErrors",schemaPath:"#/properties/\
state/properties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),s++}}if(r.step!==void 0){let t=r.step;if(typeof t!="string"){let a={instancePath:i+"/state/step",schemaPath:"#/proper\
ties/state/properties/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(!(t==="Email"||t==="Verification"||t==="Password"||t==="Complete")){let a={instancePath:i+"/state/step",schemaPath:"\
#/properties/state/properties/step/enum",keyword:"enum",params:{allowedValues:Fe.properties.state.properties.step.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.visitedSteps!==void 0){let t=r.
visitedSteps;if(Array.isArray(t)){let a=t.length;for(let l=0;l<a;l++){let o=t[l];if(typeof o!="string"){let n={instancePath:i+
"/state/visitedSteps/"+l,schemaPath:"#/properties/state/properties/visitedSteps/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="Email"||o==="Verification"||o==="Password"||o===
"Complete")){let n={instancePath:i+"/state/visitedSteps/"+l,schemaPath:"#/properties/state/properties/visitedSteps/items\
/enum",keyword:"enum",params:{allowedValues:Fe.properties.state.properties.visitedSteps.items.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/state/visitedSteps",schemaPath:"\
#/properties/state/properties/visitedSteps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.linkToken!==void 0){let r=p.linkToken;if(typeof r==
"string"){if(f(r)>200){let t={instancePath:i+"/linkToken",schemaPath:"#/properties/linkToken/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/linkToken",schemaPath:"#/properties/linkToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(p.sentAt!==void 0){let r=p.sentAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:i+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+
"/sentAt",schemaPath:"#/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[t]:e.push(t),s++}}if(p.locked!==void 0&&typeof p.locked!="boolean"){let r={instancePath:i+"/locked",schemaPath:"\
#/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return et.errors=e,s===0}var xr=tt,L={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/site/pay-and-play-progress.schema.json",title:"Pay-and-play progress",description:"What the server keeps \
of a pay-and-play between its steps; the browser holds only the id it is found by.",type:"object",additionalProperties:!1,
properties:{siteId:{title:"Site id",description:"Site of the sign-up: it counts nowhere else.",type:"integer",minimum:1},
returnState:{title:"Return state",description:"Comes back from the bank with the browser that has begun; empty before.",
type:"string",maxLength:100},wanted:{title:"Wanted page",description:"Path below the locale that was wanted before; empt\
y for none (GUARD-24).",type:"string",maxLength:2e3},flow:{title:"State",description:"PNP-04.",type:"object",additionalProperties:!1,
properties:{amount:{title:"Amount",description:"In minor units.",type:["integer","null"],minimum:1},redirectPath:{title:"\
Redirect path",description:"Path below the locale to end on.",type:["string","null"],maxLength:2e3},iframeUrl:{title:"Fr\
ame address",description:"Page of the bank.",type:["string","null"],maxLength:2e3},oneTimeCode:{title:"One-time code",description:"\
From the return address.",type:["string","null"],maxLength:100},sessionId:{title:"Session",description:"From the return \
address.",type:["string","null"],maxLength:100},playerId:{title:"Player id",description:"Number of the player on the pla\
tform.",type:["integer","null"],minimum:1},signUp:{title:"Sign-up form",description:"What the bank knew, and what was ty\
ped.",type:"object",additionalProperties:!1,properties:{email:{title:"E-mail",description:"Address.",type:"string",maxLength:254},
mobilePhone:{title:"Mobile phone",description:"Number with its prefix, as the bank has it; empty where it has none.",type:"\
string",maxLength:40},phonePrefix:{title:"Phone prefix",description:"Of the typed number.",type:"string",maxLength:5},phoneBody:{
title:"Phone number",description:"Of the typed number.",type:"string",maxLength:24}},required:["email","mobilePhone","ph\
onePrefix","phoneBody"]},backendErrors:{title:"Errors",description:"Error codes by field; that of the whole by an empty \
name.",type:"object",additionalProperties:{title:"Code",description:"Of an error.",type:"string",maxLength:200}},showSignUpForm:{
title:"Show the form",description:"The bank does not know all contact data (PNP-07).",type:"boolean"},authorizeStatus:{title:"\
Authorize",description:"The deposit call.",type:"string",enum:["uninitialised","loading","success","error"]},verifyCodeStatus:{
title:"Verify code",description:"The call with the one-time code.",type:"string",enum:["uninitialised","loading","succes\
s","error"]},updatePlayerStatus:{title:"Update player",description:"The call with the contact data.",type:"string",enum:[
"uninitialised","loading","success","error"]},loginPlayerStatus:{title:"Login player",description:"The sign-in.",type:"s\
tring",enum:["uninitialised","loading","success","error"]}},required:["amount","redirectPath","iframeUrl","oneTimeCode",
"sessionId","playerId","signUp","backendErrors","showSignUpForm","authorizeStatus","verifyCodeStatus","updatePlayerStatu\
s","loginPlayerStatus"]}},required:["siteId","returnState","wanted","flow"]};function tt(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.siteId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(p.returnState===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"returnState"},message:"must have required property 'returnState'"};
e===null?e=[r]:e.push(r),s++}if(p.wanted===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"wanted"},message:"must have required property 'wanted'"};e===null?e=[r]:e.push(r),s++}if(p.flow===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"flow"},message:"must have requ\
ired property 'flow'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="siteId"||r==="returnState"||r==="wanted"||r===
"flow")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.siteId!==void 0){let r=p.siteId;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.returnState!==void 0){let r=p.returnState;if(typeof r==
"string"){if(f(r)>100){let t={instancePath:i+"/returnState",schemaPath:"#/properties/returnState/maxLength",keyword:"max\
Length",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/returnState",schemaPath:"#/properties/returnState/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}if(p.wanted!==void 0){let r=p.wanted;if(typeof r=="string"){if(f(r)>2e3){let t={instancePath:i+
"/wanted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more \
than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/wanted",schemaPath:"#/properties/wante\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.flow!==void 0){
let r=p.flow;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount===void 0){let t={instancePath:i+"/flow",schemaPath:"\
#/properties/flow/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'a\
mount'"};e===null?e=[t]:e.push(t),s++}if(r.redirectPath===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties\
/flow/required",keyword:"required",params:{missingProperty:"redirectPath"},message:"must have required property 'redirec\
tPath'"};e===null?e=[t]:e.push(t),s++}if(r.iframeUrl===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/fl\
ow/required",keyword:"required",params:{missingProperty:"iframeUrl"},message:"must have required property 'iframeUrl'"};
e===null?e=[t]:e.push(t),s++}if(r.oneTimeCode===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/requ\
ired",keyword:"required",params:{missingProperty:"oneTimeCode"},message:"must have required property 'oneTimeCode'"};e===
null?e=[t]:e.push(t),s++}if(r.sessionId===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",
keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[t]:
e.push(t),s++}if(r.playerId===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"req\
uired",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),s++}
if(r.signUp===void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
signUp"},message:"must have required property 'signUp'"};e===null?e=[t]:e.push(t),s++}if(r.backendErrors===void 0){let t={
instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"backendErrors"},
message:"must have required property 'backendErrors'"};e===null?e=[t]:e.push(t),s++}if(r.showSignUpForm===void 0){let t={
instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"showSignUpFor\
m"},message:"must have required property 'showSignUpForm'"};e===null?e=[t]:e.push(t),s++}if(r.authorizeStatus===void 0){
let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"author\
izeStatus"},message:"must have required property 'authorizeStatus'"};e===null?e=[t]:e.push(t),s++}if(r.verifyCodeStatus===
void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
verifyCodeStatus"},message:"must have required property 'verifyCodeStatus'"};e===null?e=[t]:e.push(t),s++}if(r.updatePlayerStatus===
void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
updatePlayerStatus"},message:"must have required property 'updatePlayerStatus'"};e===null?e=[t]:e.push(t),s++}if(r.loginPlayerStatus===
void 0){let t={instancePath:i+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty:"\
loginPlayerStatus"},message:"must have required property 'loginPlayerStatus'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!T.call(L.properties.flow.properties,t)){let a={instancePath:i+"/flow",schemaPath:"#/properties/flow/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),s++}if(r.amount!==void 0){let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
let a={instancePath:i+"/flow/amount",schemaPath:"#/properties/flow/properties/amount/type",keyword:"type",params:{type:L.
properties.flow.properties.amount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="numbe\
r"&&isFinite(t)&&(t<1||isNaN(t))){let a={instancePath:i+"/flow/amount",schemaPath:"#/properties/flow/properties/amount/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.redirectPath!==
void 0){let t=r.redirectPath;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/flow/redirectPath",schemaPath:"#/p\
roperties/flow/properties/redirectPath/type",keyword:"type",params:{type:L.properties.flow.properties.redirectPath.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&f(t)>2e3){let a={instancePath:i+"/flo\
w/redirectPath",schemaPath:"#/properties/flow/properties/redirectPath/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}if(r.iframeUrl!==void 0){let t=r.iframeUrl;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/flow/iframeUrl",schemaPath:"#/properties/flow/properties/iframe\
Url/type",keyword:"type",params:{type:L.properties.flow.properties.iframeUrl.type},message:"must be string,null"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="string"&&f(t)>2e3){let a={instancePath:i+"/flow/iframeUrl",schemaPath:"#/properties/fl\
ow/properties/iframeUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[a]:e.push(a),s++}}if(r.oneTimeCode!==void 0){let t=r.oneTimeCode;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/flow/oneTimeCode",schemaPath:"#/properties/flow/properties/oneTimeCode/type",keyword:"type",params:{type:L.
properties.flow.properties.oneTimeCode.type},message:"must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="s\
tring"&&f(t)>100){let a={instancePath:i+"/flow/oneTimeCode",schemaPath:"#/properties/flow/properties/oneTimeCode/maxLeng\
th",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}
if(r.sessionId!==void 0){let t=r.sessionId;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/flow/sessionId",schemaPath:"\
#/properties/flow/properties/sessionId/type",keyword:"type",params:{type:L.properties.flow.properties.sessionId.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&f(t)>100){let a={instancePath:i+"/flow/session\
Id",schemaPath:"#/properties/flow/properties/sessionId/maxLength",keyword:"maxLength",params:{limit:100},message:"must N\
OT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}if(r.playerId!==void 0){let t=r.playerId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/flow/playerId",schemaPath:"#/properties/flo\
w/properties/playerId/type",keyword:"type",params:{type:L.properties.flow.properties.playerId.type},message:"must be int\
eger,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let a={instancePath:i+"/fl\
ow/playerId",schemaPath:"#/properties/flow/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.signUp!==void 0){let t=r.signUp;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.email===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signUp/re\
quired",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[a]:
e.push(a),s++}if(t.mobilePhone===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/s\
ignUp/required",keyword:"required",params:{missingProperty:"mobilePhone"},message:"must have required property 'mobilePh\
one'"};e===null?e=[a]:e.push(a),s++}if(t.phonePrefix===void 0){let a={instancePath:i+"/flow/signUp",schemaPath:"#/proper\
ties/flow/properties/signUp/required",keyword:"required",params:{missingProperty:"phonePrefix"},message:"must have requi\
red property 'phonePrefix'"};e===null?e=[a]:e.push(a),s++}if(t.phoneBody===void 0){let a={instancePath:i+"/flow/signUp",
schemaPath:"#/properties/flow/properties/signUp/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"\
must have required property 'phoneBody'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="email"||a==="mobilePhone"||
a==="phonePrefix"||a==="phoneBody")){let l={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signU\
p/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional p\
roperties"};e===null?e=[l]:e.push(l),s++}if(t.email!==void 0){let a=t.email;if(typeof a=="string"){if(f(a)>254){let l={instancePath:i+
"/flow/signUp/email",schemaPath:"#/properties/flow/properties/signUp/properties/email/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/\
flow/signUp/email",schemaPath:"#/properties/flow/properties/signUp/properties/email/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(t.mobilePhone!==void 0){let a=t.mobilePhone;if(typeof a==
"string"){if(f(a)>40){let l={instancePath:i+"/flow/signUp/mobilePhone",schemaPath:"#/properties/flow/properties/signUp/p\
roperties/mobilePhone/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/flow/signUp/mobilePhone",schemaPath:"#/properties/flow/proper\
ties/signUp/properties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:
e.push(l),s++}}if(t.phonePrefix!==void 0){let a=t.phonePrefix;if(typeof a=="string"){if(f(a)>5){let l={instancePath:i+"/\
flow/signUp/phonePrefix",schemaPath:"#/properties/flow/properties/signUp/properties/phonePrefix/maxLength",keyword:"maxL\
ength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/flow/signUp/phonePrefix",schemaPath:"#/properties/flow/properties/signUp/properties/phonePrefix/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(t.phoneBody!==void 0){let a=t.phoneBody;if(typeof a==
"string"){if(f(a)>24){let l={instancePath:i+"/flow/signUp/phoneBody",schemaPath:"#/properties/flow/properties/signUp/pro\
perties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===
null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/flow/signUp/phoneBody",schemaPath:"#/properties/flow/properties/s\
ignUp/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
s++}}}else{let a={instancePath:i+"/flow/signUp",schemaPath:"#/properties/flow/properties/signUp/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.backendErrors!==void 0){let t=r.backendErrors;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let l=t[a];if(typeof l=="string"){if(f(l)>200){let o={instancePath:i+
"/flow/backendErrors/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/flow/properties/backendErrors/a\
dditionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/flow/backendErrors/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/flow/properties/backendErrors/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={instancePath:i+"/flow/backendErrors",schemaPath:"#/p\
roperties/flow/properties/backendErrors/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),s++}}if(r.showSignUpForm!==void 0&&typeof r.showSignUpForm!="boolean"){let t={instancePath:i+"/flow/showSi\
gnUpForm",schemaPath:"#/properties/flow/properties/showSignUpForm/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.authorizeStatus!==void 0){let t=r.authorizeStatus;if(typeof t!="stri\
ng"){let a={instancePath:i+"/flow/authorizeStatus",schemaPath:"#/properties/flow/properties/authorizeStatus/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="uninitialised"||t==="loadi\
ng"||t==="success"||t==="error")){let a={instancePath:i+"/flow/authorizeStatus",schemaPath:"#/properties/flow/properties\
/authorizeStatus/enum",keyword:"enum",params:{allowedValues:L.properties.flow.properties.authorizeStatus.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.verifyCodeStatus!==void 0){let t=r.verifyCodeStatus;
if(typeof t!="string"){let a={instancePath:i+"/flow/verifyCodeStatus",schemaPath:"#/properties/flow/properties/verifyCod\
eStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="uni\
nitialised"||t==="loading"||t==="success"||t==="error")){let a={instancePath:i+"/flow/verifyCodeStatus",schemaPath:"#/pr\
operties/flow/properties/verifyCodeStatus/enum",keyword:"enum",params:{allowedValues:L.properties.flow.properties.verifyCodeStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.updatePlayerStatus!==void 0){
let t=r.updatePlayerStatus;if(typeof t!="string"){let a={instancePath:i+"/flow/updatePlayerStatus",schemaPath:"#/propert\
ies/flow/properties/updatePlayerStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(!(t==="uninitialised"||t==="loading"||t==="success"||t==="error")){let a={instancePath:i+"/flow/upd\
atePlayerStatus",schemaPath:"#/properties/flow/properties/updatePlayerStatus/enum",keyword:"enum",params:{allowedValues:L.
properties.flow.properties.updatePlayerStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:
e.push(a),s++}}if(r.loginPlayerStatus!==void 0){let t=r.loginPlayerStatus;if(typeof t!="string"){let a={instancePath:i+"\
/flow/loginPlayerStatus",schemaPath:"#/properties/flow/properties/loginPlayerStatus/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="uninitialised"||t==="loading"||t==="success"||t===
"error")){let a={instancePath:i+"/flow/loginPlayerStatus",schemaPath:"#/properties/flow/properties/loginPlayerStatus/enu\
m",keyword:"enum",params:{allowedValues:L.properties.flow.properties.loginPlayerStatus.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/flow",schemaPath:"#/properties/fl\
ow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return tt.
errors=e,s===0}var qr=rt,Y={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/play\
er-answer.schema.json",title:"Player answer",description:"The private answer of GET /api/player: everything a page shows\
 of the signed-in player. It is the only place where that travels; the HTML of content pages holds none of it.",type:"ob\
ject",additionalProperties:!1,properties:{firstName:{title:"First name",description:"As the player gave it.",type:"strin\
g"},firstLogin:{title:"First login",description:"The player has signed in for the first time (SHELL-04).",type:"boolean"},
currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{
title:"Display",description:"How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,
properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"\
A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",
type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals o\
f the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BC\
P 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:[
"symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player without a wallet (WALLET-07).",
oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]},requestedDocuments:{title:"R\
equested documents",description:"How many documents the player was asked for and has not sent: the account notifications\
 (INBOX-04).",type:"integer",minimum:0},documents:{title:"Documents",description:"The indicator of the menu (KYC-15): do\
cuments are asked for, only under review, or neither.",type:"string",enum:["INACTIVE","NOTIFY","UPLOADED"]},unread:{title:"\
Unread",description:"What the header marks as unread (INBOX-04).",allOf:[{$ref:"https://marquee.dev/schemas/site/player-\
unread.schema.json"}]},crmKey:{title:"CRM key",description:"Names the session to the CRM provider (INBOX-01); left out w\
ithout a provider, and for a player who may be shown no offers.",type:"string",minLength:1,maxLength:80},questionnaire:{
title:"Questionnaire",description:"Names the player in the list of those who answer later (KYC-24); left out for a playe\
r whose questionnaire is not due, and where the brand has none.",type:"string",minLength:1,maxLength:40},documentPrompt:{
title:"Prompt for documents",description:"Documents that are asked for; left out when none are (KYC-16).",type:"object",
additionalProperties:!1,properties:{key:{title:"Key",description:"Names player and request in the list of what is sent l\
ater.",type:"string",minLength:1,maxLength:40},daysLeft:{title:"Days left",description:"Whole days left to send them; 0 \
when the time has run out, null without a date.",type:["integer","null"],minimum:0}},required:["key","daysLeft"]},favourites:{
title:"Favourites",description:"Ids of the games the player has marked.",type:"array",items:{title:"Game id",description:"\
Id of the game in the catalogue.",type:"string"}}},required:["firstName","firstLogin","currency","display","balance","re\
questedDocuments","documents","unread","favourites"],examples:[{firstName:"Aino",firstLogin:!1,currency:"EUR",display:{symbol:"\
€",hasSpace:!0,position:"before"},balance:{mainBalance:12550,lockedBalance:0,sportsBonus:500,casinoBonus:1e3,liveCasinoBonus:0,
totalBalance:14050},requestedDocuments:0,favourites:["brass-comet"],documents:"INACTIVE",unread:{messages:1,notifications:0},
crmKey:"5b0a6f0e-3c0b-4d6c-9f0c-0f1d2a3b4c5d"},{firstName:"Aino",firstLogin:!0,currency:"CLP",display:{symbol:"$",hasSpace:!1,
position:"before"},balance:null,requestedDocuments:1,favourites:[],documents:"NOTIFY",unread:{messages:0,notifications:0}}]};function R(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.mainBalance===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mainBalance"},message:"must have required property 'mainBalance'"};e===null?e=[r]:e.push(r),s++}if(p.lockedBalance===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lockedBalance"},message:"\
must have required property 'lockedBalance'"};e===null?e=[r]:e.push(r),s++}if(p.sportsBonus===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sportsBonus"},message:"must have required property '\
sportsBonus'"};e===null?e=[r]:e.push(r),s++}if(p.casinoBonus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"casinoBonus"},message:"must have required property 'casinoBonus'"};e===null?e=[r]:e.push(
r),s++}if(p.liveCasinoBonus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
liveCasinoBonus"},message:"must have required property 'liveCasinoBonus'"};e===null?e=[r]:e.push(r),s++}if(p.totalBalance===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalBalance"},message:"\
must have required property 'totalBalance'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="mainBalance"||r==="lo\
ckedBalance"||r==="sportsBonus"||r==="casinoBonus"||r==="liveCasinoBonus"||r==="totalBalance")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(p.mainBalance!==void 0){let r=p.mainBalance;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r)){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/mainBalance",schemaPath:"#/properties/mainBalance/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.lockedBalance!==void 0){
let r=p.lockedBalance;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/lockedBalance",schemaPath:"#\
/properties/lockedBalance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[t]:e.push(t),s++}}}if(p.sportsBonus!==void 0){let r=p.sportsBonus;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){let t={instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={
instancePath:i+"/sportsBonus",schemaPath:"#/properties/sportsBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.casinoBonus!==void 0){let r=p.casinoBonus;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:
e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/casinoBonus",schemaPath:"#/properties/casinoBonus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.liveCasinoBonus!==
void 0){let r=p.liveCasinoBonus;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/liveCa\
sinoBonus",schemaPath:"#/properties/liveCasinoBonus/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+
"/liveCasinoBonus",schemaPath:"#/properties/liveCasinoBonus/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/liveCasino\
Bonus",schemaPath:"#/properties/liveCasinoBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.totalBalance!==void 0){let r=p.totalBalance;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/totalBalance",schemaPath:"#/properties/totalBalance/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.
errors=e,s===0}function _(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.messages===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"messages"},message:"must have required property 'messages'"};e===null?e=[r]:e.push(r),s++}if(p.notifications===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notifications"},message:"\
must have required property 'notifications'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="messages"||r==="noti\
fications")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.messages!==void 0){let r=p.messages;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/messages",schemaPath:"#/properties/messages/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:i+"/messages",schemaPath:"#/properties/messages/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.notifications!==void 0){let r=p.notifications;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/notifications",schemaPath:"#/propertie\
s/notifications/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/notifications",schemaPath:"#/properties/notifications/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return _.errors=e,s===0}function rt(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.firstName===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[t]:
e.push(t),s++}if(p.firstLogin===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
firstLogin"},message:"must have required property 'firstLogin'"};e===null?e=[t]:e.push(t),s++}if(p.currency===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have require\
d property 'currency'"};e===null?e=[t]:e.push(t),s++}if(p.display===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[t]:e.
push(t),s++}if(p.balance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
balance"},message:"must have required property 'balance'"};e===null?e=[t]:e.push(t),s++}if(p.requestedDocuments===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedDocuments"},message:"\
must have required property 'requestedDocuments'"};e===null?e=[t]:e.push(t),s++}if(p.documents===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'do\
cuments'"};e===null?e=[t]:e.push(t),s++}if(p.unread===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[t]:e.push(t),s++}if(p.
favourites===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favourite\
s"},message:"must have required property 'favourites'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!T.call(Y.properties,
t)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(p.firstName!==void 0&&typeof p.firstName!=
"string"){let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(p.firstLogin!==void 0&&typeof p.firstLogin!="boolean"){let t={
instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[t]:e.push(t),s++}if(p.currency!==void 0){let t=p.currency;if(typeof t=="string"){if(!F.test(
t)){let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-\
Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/currency",
schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}}if(p.display!==void 0){let t=p.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===void 0){let a={
instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},
message:"must have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="symbol"||a==="hasSpace"||a==="pos\
ition"||a==="minorDigits"||a==="numberTag")){let l={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[l]:e.push(l),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let l={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[l]:e.push(l),s++}if(!(a==="before"||a==="after"||a==="locale")){let l={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Y.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(t.minorDigits!==
void 0){let a=t.minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let l={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[l]:e.push(l),s++}if(a<0||isNaN(a)){let l={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a=="string"){
if(f(a)>35){let l={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[l]:e.push(l),s++}if(f(
a)<2){let l={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(p.balance!==void 0){
let t=p.balance,a=s,l=!1,o=null,n=s;if(t!==null){let u={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf\
/0/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),s++}var r=n===s;r&&(l=!0,o=
0);let m=s;R(t,{instancePath:i+"/balance",parentData:p,parentDataProperty:"balance",rootData:b})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length);var r=m===s;if(r&&l?(l=!1,o=[o,1]):r&&(l=!0,o=1),l)s=a,e!==null&&(a?e.length=a:e=null);else{
let u={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}}if(p.requestedDocuments!==void 0){let t=p.requestedDocuments;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/prop\
erties/requestedDocuments/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/requestedDocuments",schemaPath:"#/pr\
operties/requestedDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[a]:e.push(a),s++}}if(p.documents!==void 0){let t=p.documents;if(typeof t!="string"){let a={instancePath:i+"/documents",
schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}if(!(t==="INACTIVE"||t==="NOTIFY"||t==="UPLOADED")){let a={instancePath:i+"/documents",schemaPath:"#/prope\
rties/documents/enum",keyword:"enum",params:{allowedValues:Y.properties.documents.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[a]:e.push(a),s++}}if(p.unread!==void 0&&(_(p.unread,{instancePath:i+"/unread",parentData:p,
parentDataProperty:"unread",rootData:b})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),p.crmKey!==void 0){let t=p.
crmKey;if(typeof t=="string"){if(f(t)>80){let a={instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={
instancePath:i+"/crmKey",schemaPath:"#/properties/crmKey/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/crmKey",schemaPath:"#/prope\
rties/crmKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(p.questionnaire!==
void 0){let t=p.questionnaire;if(typeof t=="string"){if(f(t)>40){let a={instancePath:i+"/questionnaire",schemaPath:"#/pr\
operties/questionnaire/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[a]:e.push(a),s++}if(f(t)<1){let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/questionnaire",schemaPath:"#/properties/questionnaire/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(p.documentPrompt!==void 0){let t=p.documentPrompt;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properti\
es/documentPrompt/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};
e===null?e=[a]:e.push(a),s++}if(t.daysLeft===void 0){let a={instancePath:i+"/documentPrompt",schemaPath:"#/properties/do\
cumentPrompt/required",keyword:"required",params:{missingProperty:"daysLeft"},message:"must have required property 'days\
Left'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="key"||a==="daysLeft")){let l={instancePath:i+"/documentPro\
mpt",schemaPath:"#/properties/documentPrompt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(t.key!==void 0){let a=t.key;if(typeof a==
"string"){if(f(a)>40){let l={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key\
/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[l]:e.push(
l),s++}if(f(a)<1){let l={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{
let l={instancePath:i+"/documentPrompt/key",schemaPath:"#/properties/documentPrompt/properties/key/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(t.daysLeft!==void 0){let a=t.daysLeft;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let l={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"\
#/properties/documentPrompt/properties/daysLeft/type",keyword:"type",params:{type:Y.properties.documentPrompt.properties.
daysLeft.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let l={instancePath:i+"/documentPrompt/daysLeft",schemaPath:"#/properties/documentPrompt/properties/daysLeft/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}else{let a={
instancePath:i+"/documentPrompt",schemaPath:"#/properties/documentPrompt/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(p.favourites!==void 0){let t=p.favourites;if(Array.isArray(t)){let a=t.
length;for(let l=0;l<a;l++)if(typeof t[l]!="string"){let o={instancePath:i+"/favourites/"+l,schemaPath:"#/properties/fav\
ourites/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={
instancePath:i+"/favourites",schemaPath:"#/properties/favourites/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return rt.errors=e,s===0}var Ar=R,Nr=st;function st(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.siteId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(p.playerId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have \
required property 'playerId'"};e===null?e=[r]:e.push(r),s++}if(p.idToken===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?
e=[r]:e.push(r),s++}if(p.accessToken===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accessToken"},message:"must have required property 'accessToken'"};e===null?e=[r]:e.push(r),s++}if(p.refreshToken===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"\
must have required property 'refreshToken'"};e===null?e=[r]:e.push(r),s++}if(p.tokensEndAt===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokensEndAt"},message:"must have required property '\
tokensEndAt'"};e===null?e=[r]:e.push(r),s++}if(p.startedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[r]:e.push(
r),s++}for(let r in p)if(!(r==="siteId"||r==="playerId"||r==="idToken"||r==="accessToken"||r==="refreshToken"||r==="toke\
nsEndAt"||r==="startedAt")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.siteId!==void 0){
let r=p.siteId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/p\
roperties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.playerId!==void 0){
let r=p.playerId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.
idToken!==void 0){let r=p.idToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+"/idToken",schemaPath:"#/pro\
perties/idToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/idToken",schemaPath:"#/properties/idToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}}if(p.accessToken!==void 0){let r=p.accessToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+
"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT \
have more than 4000 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/accessToken",schemaPath:"\
#/properties/accessToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.refreshToken!==void 0){let r=p.
refreshToken;if(typeof r=="string"){if(f(r)>4e3){let t={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[t]:
e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),s++}}if(p.tokensEndAt!==void 0){let r=p.tokensEndAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let t={instancePath:i+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.startedAt!==void 0){let r=p.startedAt;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return st.errors=e,s===
0}var Lr=it;var K={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/profile.schema.json",
title:"Player profile",description:"Reply of GET /platform/v1/player/profile (API-092, AUTH-02).",type:"object",properties:{
playerId:{title:"Player id",description:"Number of the player on the platform.",type:"integer",minimum:1},firstName:{title:"\
First name",description:"As the player gave it.",type:"string",minLength:1,maxLength:100},kycStatus:{title:"KYC status",
description:"Verification level.",type:"string",enum:["NOT_VERIFIED","DATA_VERIFIED","PENDING","FULLY VERIFIED","ENHANCE\
D KYC","EDD_PENDING","EDD_UNDER_REVIEW","ENHANCED","RESTRICTED","SUSPENDED","PENDING_EXPIRED","NOT_REQUIRED"]},requestDocumentTypeStatus:{
title:"Requested documents",description:"Comma-separated document types that the player is asked for; empty for none.",type:"\
string",maxLength:500},firstLogin:{title:"First login",description:"Whether the player signs in for the first time.",type:"\
boolean"},firstDepositDate:{title:"First deposit date",description:"Null before the first deposit.",type:["string","null"],
format:"date-time"},currencyCode:{title:"Currency",description:"Currency of the wallet.",pattern:"^[A-Z]{3}$",type:"stri\
ng"},countryCode:{title:"Country",description:"Country that the player declared.",type:"string",pattern:"^[A-Z]{2}$"},provinceCode:{
title:"Province",description:"Canadian province; null elsewhere.",type:["string","null"],pattern:"^[A-Z]{2}$"},personid:{
title:"Person id",description:"Joins the accounts of one person.",type:"string",minLength:1,maxLength:100},payout:{title:"\
Payout",description:"May be paid out.",type:"boolean"},casino:{title:"Casino",description:"May play casino games.",type:"\
boolean"},liveCasino:{title:"Live casino",description:"May play at live tables.",type:"boolean"},sports:{title:"Sports",
description:"May bet on sports.",type:"boolean"},virtualSports:{title:"Virtual sports",description:"May bet on virtual s\
ports.",type:"boolean"},bonuses:{title:"Bonuses",description:"May receive bonuses.",type:"boolean"},deposit:{title:"Depo\
sit",description:"May deposit.",type:"boolean"},withdrawal:{title:"Withdrawal",description:"May withdraw.",type:"boolean"},
loyaltyLevel:{title:"Loyalty level",description:"0 is the entry level.",type:"integer",minimum:0},limitLevel:{title:"Lim\
it level",description:"Game limitation level.",type:"integer",minimum:0,maximum:2},volt:{title:"Volt",description:"May p\
ay by instant bank transfer.",type:"boolean"},affiliateReg:{title:"Affiliate registration",description:"Whether an affil\
iate brought the player.",type:"boolean"},macropay:{title:"Macropay",description:"May use the payment method macropay.",
type:"boolean"},isWithdrawalReview:{title:"Withdrawal review",description:"Whether withdrawals are reviewed by hand.",type:"\
boolean"},crypto:{title:"Crypto",description:"Whether the wallet is in a crypto-currency.",type:"boolean"},termsAndConditionsAcceptedVersion:{
title:"Accepted terms version",description:"Version that the player agreed to; empty for none.",type:"string",maxLength:20}},
required:["playerId","firstName","kycStatus","requestDocumentTypeStatus","firstLogin","firstDepositDate","currencyCode",
"countryCode","provinceCode","personid","payout","casino","liveCasino","sports","virtualSports","bonuses","deposit","wit\
hdrawal","loyaltyLevel","limitLevel","volt","affiliateReg","macropay","isWithdrawalReview","crypto","termsAndConditionsA\
cceptedVersion"],additionalProperties:!1,examples:[{playerId:50011,firstName:"Aino",kycStatus:"FULLY VERIFIED",requestDocumentTypeStatus:"",
firstLogin:!1,firstDepositDate:null,currencyCode:"EUR",countryCode:"FI",provinceCode:null,personid:"person-50011",payout:!0,
casino:!0,liveCasino:!0,sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0,loyaltyLevel:0,limitLevel:0,volt:!1,
affiliateReg:!1,macropay:!1,isWithdrawalReview:!1,crypto:!1,termsAndConditionsAcceptedVersion:"3"}]};function X(p,{instancePath:i="",
parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.playerId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"mu\
st have required property 'playerId'"};e===null?e=[r]:e.push(r),s++}if(p.firstName===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[r]:e.push(r),s++}if(p.kycStatus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};e===null?e=[r]:e.push(r),s++}if(p.requestDocumentTypeStatus===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestDocumentTypeSta\
tus"},message:"must have required property 'requestDocumentTypeStatus'"};e===null?e=[r]:e.push(r),s++}if(p.firstLogin===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstLogin"},message:"\
must have required property 'firstLogin'"};e===null?e=[r]:e.push(r),s++}if(p.firstDepositDate===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required prope\
rty 'firstDepositDate'"};e===null?e=[r]:e.push(r),s++}if(p.currencyCode===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};
e===null?e=[r]:e.push(r),s++}if(p.countryCode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[r]:e.push(r),s++}
if(p.provinceCode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ovinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[r]:e.push(r),s++}if(p.personid===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personid"},message:"must have \
required property 'personid'"};e===null?e=[r]:e.push(r),s++}if(p.payout===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=
[r]:e.push(r),s++}if(p.casino===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
casino"},message:"must have required property 'casino'"};e===null?e=[r]:e.push(r),s++}if(p.liveCasino===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'l\
iveCasino'"};e===null?e=[r]:e.push(r),s++}if(p.sports===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[r]:e.push(r),s++}
if(p.virtualSports===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
irtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[r]:e.push(r),s++}if(p.bonuses===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must have r\
equired property 'bonuses'"};e===null?e=[r]:e.push(r),s++}if(p.deposit===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=
[r]:e.push(r),s++}if(p.withdrawal===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[r]:e.push(r),s++}if(p.loyaltyLevel===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyaltyLevel"},message:"must h\
ave required property 'loyaltyLevel'"};e===null?e=[r]:e.push(r),s++}if(p.limitLevel===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limitLevel"},message:"must have required property 'limitLevel'"};
e===null?e=[r]:e.push(r),s++}if(p.volt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"volt"},message:"must have required property 'volt'"};e===null?e=[r]:e.push(r),s++}if(p.affiliateReg===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"affiliateReg"},message:"must h\
ave required property 'affiliateReg'"};e===null?e=[r]:e.push(r),s++}if(p.macropay===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"macropay"},message:"must have required property 'macropay'"};e===
null?e=[r]:e.push(r),s++}if(p.isWithdrawalReview===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"isWithdrawalReview"},message:"must have required property 'isWithdrawalReview'"};e===null?e=
[r]:e.push(r),s++}if(p.crypto===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crypto"},message:"must have required property 'crypto'"};e===null?e=[r]:e.push(r),s++}if(p.termsAndConditionsAcceptedVersion===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
ptedVersion"},message:"must have required property 'termsAndConditionsAcceptedVersion'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!T.call(K.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.playerId!==void 0){
let r=p.playerId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.
firstName!==void 0){let r=p.firstName;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+"/firstName",schemaPath:"\
#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.kycStatus!==void 0){let r=p.kycStatus;if(typeof r!="string"){let t={
instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="NOT_VERIFIED"||r==="DATA_VERIFIED"||r==="PENDING"||r==="FULLY VERIFI\
ED"||r==="ENHANCED KYC"||r==="EDD_PENDING"||r==="EDD_UNDER_REVIEW"||r==="ENHANCED"||r==="RESTRICTED"||r==="SUSPENDED"||r===
"PENDING_EXPIRED"||r==="NOT_REQUIRED")){let t={instancePath:i+"/kycStatus",schemaPath:"#/properties/kycStatus/enum",keyword:"\
enum",params:{allowedValues:K.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(p.requestDocumentTypeStatus!==void 0){let r=p.requestDocumentTypeStatus;if(typeof r=="string"){if(f(
r)>500){let t={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.firstLogin!==void 0&&typeof p.firstLogin!=
"boolean"){let r={instancePath:i+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.firstDepositDate!==void 0){let r=p.firstDepositDate;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDepositDate/typ\
e",keyword:"type",params:{type:K.properties.firstDepositDate.type},message:"must be string,null"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="string"&&!U.validate(r)){let t={instancePath:i+"/firstDepositDate",schemaPath:"#/properties/firstDe\
positDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.
push(t),s++}}if(p.currencyCode!==void 0){let r=p.currencyCode;if(typeof r=="string"){if(!F.test(r)){let t={instancePath:i+
"/currencyCode",schemaPath:"#/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currencyCode",schemaPath:"#\
/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}}if(p.countryCode!==void 0){let r=p.countryCode;if(typeof r=="string"){if(!k.test(r)){let t={instancePath:i+"/countr\
yCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/countryCode",schemaPath:"#/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.provinceCode!==
void 0){let r=p.provinceCode;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:K.properties.provinceCode.type},message:"must be string,null"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="string"&&!k.test(r)){let t={instancePath:i+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[t]:e.push(t),s++}}if(p.personid!==void 0){let r=p.personid;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+
"/personid",schemaPath:"#/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/personid",schemaPath:"#/proper\
ties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/personid",schemaPath:"#/properties/personid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.payout!==void 0&&typeof p.payout!="boolean"){
let r={instancePath:i+"/payout",schemaPath:"#/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),s++}if(p.casino!==void 0&&typeof p.casino!="boolean"){let r={instancePath:i+"/c\
asino",schemaPath:"#/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),s++}if(p.liveCasino!==void 0&&typeof p.liveCasino!="boolean"){let r={instancePath:i+"/liveCasino",schemaPath:"\
#/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
s++}if(p.sports!==void 0&&typeof p.sports!="boolean"){let r={instancePath:i+"/sports",schemaPath:"#/properties/sports/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.virtualSports!==
void 0&&typeof p.virtualSports!="boolean"){let r={instancePath:i+"/virtualSports",schemaPath:"#/properties/virtualSports\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.bonuses!==void 0&&
typeof p.bonuses!="boolean"){let r={instancePath:i+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.deposit!==void 0&&typeof p.deposit!="boolea\
n"){let r={instancePath:i+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.withdrawal!==void 0&&typeof p.withdrawal!="boolean"){let r={instancePath:i+
"/withdrawal",schemaPath:"#/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),s++}if(p.loyaltyLevel!==void 0){let r=p.loyaltyLevel;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.limitLevel!==void 0){let r=p.limitLevel;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)){if(r>2||isNaN(r)){let t={instancePath:i+"/limitLevel",schemaPath:"#/properties/limitLevel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/limitLevel",schemaPath:"#/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.volt!==void 0&&typeof p.volt!="boolean"){let r={instancePath:i+"/volt",
schemaPath:"#/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),s++}if(p.affiliateReg!==void 0&&typeof p.affiliateReg!="boolean"){let r={instancePath:i+"/affiliateReg",schemaPath:"#\
/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
s++}if(p.macropay!==void 0&&typeof p.macropay!="boolean"){let r={instancePath:i+"/macropay",schemaPath:"#/properties/mac\
ropay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.isWithdrawalReview!==
void 0&&typeof p.isWithdrawalReview!="boolean"){let r={instancePath:i+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.
crypto!==void 0&&typeof p.crypto!="boolean"){let r={instancePath:i+"/crypto",schemaPath:"#/properties/crypto/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.termsAndConditionsAcceptedVersion!==
void 0){let r=p.termsAndConditionsAcceptedVersion;if(typeof r=="string"){if(f(r)>20){let t={instancePath:i+"/termsAndCon\
ditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/te\
rmsAndConditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}var Se={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/access-details.schema.json",title:"Ac\
cess details",description:"Reply of GET /platform/v1/player/access/details (API-005).",type:"object",properties:{accountStatus:{
title:"Account status",description:"State of the account.",type:"string",enum:["CLOSED","ACCOUNT_UNVERIFIED","PRE_REGIST\
ERED","REGISTERED","BLACKLISTED","RESTRICTED","PAYOUT","TIMEOUT","SELF_EXCLUDED"]},restrictions:{title:"Restrictions",description:"\
Verticals that the player is shut out of.",type:"array",items:{title:"Vertical",description:"One vertical.",type:"string",
enum:["PAYOUT","SPORTS","CASINO","LIVE_CASINO","BONUSES","VIRTUAL_SPORTS"]},uniqueItems:!0},flags:{title:"Flags",description:"\
What the player may do.",type:"object",properties:{payout:{title:"Payout",description:"May be paid out.",type:"boolean"},
casino:{title:"Casino",description:"May play casino games.",type:"boolean"},liveCasino:{title:"Live casino",description:"\
May play at live tables.",type:"boolean"},sports:{title:"Sports",description:"May bet on sports.",type:"boolean"},virtualSports:{
title:"Virtual sports",description:"May bet on virtual sports.",type:"boolean"},bonuses:{title:"Bonuses",description:"Ma\
y receive bonuses.",type:"boolean"},deposit:{title:"Deposit",description:"May deposit.",type:"boolean"},withdrawal:{title:"\
Withdrawal",description:"May withdraw.",type:"boolean"}},required:["payout","casino","liveCasino","sports","virtualSport\
s","bonuses","deposit","withdrawal"],additionalProperties:!1},marketing:{title:"Marketing",description:"May be sent and \
shown offers; left out, the state of the account decides.",type:"boolean"}},required:["accountStatus","restrictions","fl\
ags"],additionalProperties:!1,examples:[{accountStatus:"REGISTERED",restrictions:[],flags:{payout:!0,casino:!0,liveCasino:!0,
sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0},marketing:!0}]};function J(p,{instancePath:i="",parentData:v,
parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.accountStatus===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accountStatus"},message:"\
must have required property 'accountStatus'"};e===null?e=[r]:e.push(r),s++}if(p.restrictions===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictions"},message:"must have required property \
'restrictions'"};e===null?e=[r]:e.push(r),s++}if(p.flags===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"flags"},message:"must have required property 'flags'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!(r==="accountStatus"||r==="restrictions"||r==="flags"||r==="marketing")){let t={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),s++}if(p.accountStatus!==void 0){let r=p.accountStatus;if(typeof r!="string"){let t={instancePath:i+
"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}if(!(r==="CLOSED"||r==="ACCOUNT_UNVERIFIED"||r==="PRE_REGISTERED"||r==="REGISTERED"||
r==="BLACKLISTED"||r==="RESTRICTED"||r==="PAYOUT"||r==="TIMEOUT"||r==="SELF_EXCLUDED")){let t={instancePath:i+"/accountS\
tatus",schemaPath:"#/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:Se.properties.accountStatus.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.restrictions!==void 0){let r=p.
restrictions;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n!="string"){let m={instancePath:i+
"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="PAYOUT"||n==="SPORTS"||n==="CASINO"||n==="LIVE_CASINO"||n==="BONUSES"||
n==="VIRTUAL_SPORTS")){let m={instancePath:i+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/enum",keyword:"\
enum",params:{allowedValues:Se.properties.restrictions.items.enum},message:"must be equal to one of the allowed values"};
e===null?e=[m]:e.push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]==
"number"){l=o[n];let m={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/uniqueItems",keyword:"uniqu\
eItems",params:{i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:
e.push(m),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.flags!==void 0){let r=p.flags;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.payout===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/fla\
gs/required",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?
e=[t]:e.push(t),s++}if(r.casino===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"\
required",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[t]:e.push(t),s++}
if(r.liveCasino===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{
missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[t]:e.push(t),s++}if(r.sports===
void 0){let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"\
sports"},message:"must have required property 'sports'"};e===null?e=[t]:e.push(t),s++}if(r.virtualSports===void 0){let t={
instancePath:i+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"virtualSpor\
ts"},message:"must have required property 'virtualSports'"};e===null?e=[t]:e.push(t),s++}if(r.bonuses===void 0){let t={instancePath:i+
"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must ha\
ve required property 'bonuses'"};e===null?e=[t]:e.push(t),s++}if(r.deposit===void 0){let t={instancePath:i+"/flags",schemaPath:"\
#/properties/flags/required",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property \
'deposit'"};e===null?e=[t]:e.push(t),s++}if(r.withdrawal===void 0){let t={instancePath:i+"/flags",schemaPath:"#/properti\
es/flags/required",keyword:"required",params:{missingProperty:"withdrawal"},message:"must have required property 'withdr\
awal'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="payout"||t==="casino"||t==="liveCasino"||t==="sports"||t===
"virtualSports"||t==="bonuses"||t==="deposit"||t==="withdrawal")){let a={instancePath:i+"/flags",schemaPath:"#/propertie\
s/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties"};e===null?e=[a]:e.push(a),s++}if(r.payout!==void 0&&typeof r.payout!="boolean"){let t={instancePath:i+"\
/flags/payout",schemaPath:"#/properties/flags/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}if(r.casino!==void 0&&typeof r.casino!="boolean"){let t={instancePath:i+"/f\
lags/casino",schemaPath:"#/properties/flags/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[t]:e.push(t),s++}if(r.liveCasino!==void 0&&typeof r.liveCasino!="boolean"){let t={instancePath:i+
"/flags/liveCasino",schemaPath:"#/properties/flags/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.sports!==void 0&&typeof r.sports!="boolean"){let t={instancePath:i+"\
/flags/sports",schemaPath:"#/properties/flags/properties/sports/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}if(r.virtualSports!==void 0&&typeof r.virtualSports!="boolean"){let t={instancePath:i+
"/flags/virtualSports",schemaPath:"#/properties/flags/properties/virtualSports/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.bonuses!==void 0&&typeof r.bonuses!="boolean"){let t={instancePath:i+
"/flags/bonuses",schemaPath:"#/properties/flags/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.deposit!==void 0&&typeof r.deposit!="boolean"){let t={instancePath:i+
"/flags/deposit",schemaPath:"#/properties/flags/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.withdrawal!==void 0&&typeof r.withdrawal!="boolean"){let t={instancePath:i+
"/flags/withdrawal",schemaPath:"#/properties/flags/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/flags",schemaPath:"#/properties/flags/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.marketing!==void 0&&typeof p.
marketing!="boolean"){let r={instancePath:i+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}var pe={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/segments.schema.json",title:"\
Segments",description:"Reply of GET /platform/v1/player/segments: what audiences of content tell players apart by, besid\
e deposits and level.",type:"object",properties:{lastVisit:{title:"Last visit",description:"When the player was last her\
e, the past 24 hours aside: within 7 days, within 30, longer ago, or never.",type:"string",enum:["week","month","longer",
"never"]},favouriteVertical:{title:"Favourite vertical",description:"Where most of the player's latest rounds were playe\
d; null without a round in the last 90 days.",type:["string","null"],enum:["CASINO","LIVE_CASINO","SPORTS",null]}},required:[
"lastVisit","favouriteVertical"],additionalProperties:!1,examples:[{lastVisit:"week",favouriteVertical:"LIVE_CASINO"}]};
function ee(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.lastVisit===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lastVisit"},message:"must have required property 'lastVisit'"};e===null?e=[r]:e.push(r),s++}if(p.favouriteVertical===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favouriteVertical"},message:"\
must have required property 'favouriteVertical'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="lastVisit"||r===
"favouriteVertical")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.lastVisit!==void 0){let r=p.lastVisit;if(typeof r!=
"string"){let t={instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="week"||r==="month"||r==="longer"||r==="never")){let t={
instancePath:i+"/lastVisit",schemaPath:"#/properties/lastVisit/enum",keyword:"enum",params:{allowedValues:pe.properties.
lastVisit.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.favouriteVertical!==
void 0){let r=p.favouriteVertical;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/favouriteVertical",schemaPath:"\
#/properties/favouriteVertical/type",keyword:"type",params:{type:pe.properties.favouriteVertical.type},message:"must be \
string,null"};e===null?e=[t]:e.push(t),s++}if(!(r==="CASINO"||r==="LIVE_CASINO"||r==="SPORTS"||r===null)){let t={instancePath:i+
"/favouriteVertical",schemaPath:"#/properties/favouriteVertical/enum",keyword:"enum",params:{allowedValues:pe.properties.
favouriteVertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return ee.errors=e,s===0}function it(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.profile===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"profile"},message:"must have required property 'profile'"};e===null?e=[r]:e.push(r),s++}
if(p.access===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access"},
message:"must have required property 'access'"};e===null?e=[r]:e.push(r),s++}if(p.totalDepositsCount===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalDepositsCount"},message:"must have required pro\
perty 'totalDepositsCount'"};e===null?e=[r]:e.push(r),s++}if(p.manualClaim===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"manualClaim"},message:"must have required property 'manualClaim'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="profile"||r==="access"||r==="totalDepositsCount"||r==="segments"||
r==="manualClaim")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.profile!==void 0&&(X(p.profile,{instancePath:i+
"/profile",parentData:p,parentDataProperty:"profile",rootData:b})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)),
p.access!==void 0&&(J(p.access,{instancePath:i+"/access",parentData:p,parentDataProperty:"access",rootData:b})||(e=e===null?
J.errors:e.concat(J.errors),s=e.length)),p.totalDepositsCount!==void 0){let r=p.totalDepositsCount;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsC\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="\
number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/totalDepositsCount",schemaPath:"#/properties/totalDeposit\
sCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}
if(p.segments!==void 0&&(ee(p.segments,{instancePath:i+"/segments",parentData:p,parentDataProperty:"segments",rootData:b})||
(e=e===null?ee.errors:e.concat(ee.errors),s=e.length)),p.manualClaim!==void 0&&typeof p.manualClaim!="boolean"){let r={instancePath:i+
"/manualClaim",schemaPath:"#/properties/manualClaim/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return it.errors=e,s===0}var Tr=_,Cr=at,Ie={$schema:"http://json-schema.or\
g/draft-07/schema#",$id:"https://marquee.dev/schemas/site/reality-check-summary.schema.json",title:"Reality check summar\
y",description:"The private answer of GET /api/player/reality-check/summary: what the dialog of a reality check shows (L\
IMIT-23).",type:"object",additionalProperties:!1,properties:{elapsedMs:{title:"Elapsed",description:"Milliseconds since \
the player signed in, by the platform's clock.",type:"integer",minimum:0},turnover:{title:"Turnover",description:"Stakes\
 since the timer was started, in minor units.",type:"integer"},winnings:{title:"Winnings",description:"Wins since then.",
type:"integer"},delta:{title:"Win or loss",description:"Won less staked since then: negative for a loss.",type:"integer"},
currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{
title:"Display",description:"How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,
properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"\
A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",
type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals o\
f the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BC\
P 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:[
"symbol","hasSpace","position"]},period:{title:"Period",description:"Minutes between two reality checks; null without an\
y.",type:["integer","null"],minimum:1},breakMinutes:{title:"Break",description:"Minutes nobody can play after a reality \
check.",type:"integer",minimum:0}},required:["elapsedMs","turnover","winnings","delta","currency","display","period","br\
eakMinutes"]};function at(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.elapsedMs===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===null?e=[r]:e.push(r),
s++}if(p.turnover===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tu\
rnover"},message:"must have required property 'turnover'"};e===null?e=[r]:e.push(r),s++}if(p.winnings===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"winnings"},message:"must have required property 'win\
nings'"};e===null?e=[r]:e.push(r),s++}if(p.delta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"delta"},message:"must have required property 'delta'"};e===null?e=[r]:e.push(r),s++}if(p.currency===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(p.display===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?
e=[r]:e.push(r),s++}if(p.period===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
period"},message:"must have required property 'period'"};e===null?e=[r]:e.push(r),s++}if(p.breakMinutes===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breakMinutes"},message:"must have req\
uired property 'breakMinutes'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="elapsedMs"||r==="turnover"||r==="w\
innings"||r==="delta"||r==="currency"||r==="display"||r==="period"||r==="breakMinutes")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(p.elapsedMs!==void 0){let r=p.elapsedMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.turnover!==void 0){let r=p.turnover;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/turnover",schemaPath:"#/properties/turnover/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.winnings!==void 0){let r=p.winnings;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/winnings",schemaPath:"#/properties/win\
nings/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.delta!==
void 0){let r=p.delta;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/delta",schemaPath:"\
#/properties/delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}
if(p.currency!==void 0){let r=p.currency;if(typeof r=="string"){if(!F.test(r)){let t={instancePath:i+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.display!==void 0){let r=p.display;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:i+"/display",schemaPath:"#/proper\
ties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required property 'symbol\
'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/displ\
ay/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required property 'hasSpace'"};e===
null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/display/requi\
red",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="minorDigits"||t==="numberTag")){
let a={instancePath:i+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.symbol!==void 0&&
typeof r.symbol!="string"){let t={instancePath:i+"/display/symbol",schemaPath:"#/properties/display/properties/symbol/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace!==void 0&&
typeof r.hasSpace!="boolean"){let t={instancePath:i+"/display/hasSpace",schemaPath:"#/properties/display/properties/hasS\
pace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.position!==
void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displ\
ay/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}
if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/display/position",schemaPath:"#/properties/displa\
y/properties/position/enum",keyword:"enum",params:{allowedValues:Ie.properties.display.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.minorDigits!==void 0){let t=r.minorDigits;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/pro\
perties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be\
 <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/display/minorDigits",schemaPath:"#/proper\
ties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(f(t)>35){let a={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},
message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),s++}if(f(t)<2){let a={instancePath:i+"/display\
/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/display/numberTag",schemaPath:"\
#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.period!==void 0){let r=p.period;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/period",schemaPath:"#/properties/period/typ\
e",keyword:"type",params:{type:Ie.properties.period.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/period",schemaPath:"#/properties/period/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.breakMinutes!==void 0){
let r=p.breakMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/breakMinutes",schemaPath:"\
#/properties/breakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/breakMinutes",schemaPath:"#/properti\
es/breakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return at.errors=e,s===0}var jr=ot,Oe={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
https://marquee.dev/schemas/site/redirects.schema.json",title:"Redirects",description:"Addresses of a brand that lead el\
sewhere: brands/<brand>/redirects.json. A brand without the file has none.",type:"object",additionalProperties:!1,properties:{
otherHosts:{type:"array",title:"Other hosts",description:"Hosts of other sites that redirects may lead to.",maxItems:50,
uniqueItems:!0,items:{type:"string",title:"Host",description:'A host name in small letters, such as "help.example".',pattern:"\
^[a-z0-9-]+(\\.[a-z0-9-]+)+$",maxLength:253}},pages:{type:"array",title:"Pages",description:"Redirects below the locale:\
 they hold in every language.",maxItems:2e3,items:{type:"object",title:"Redirect",description:"A path below the locale t\
hat leads elsewhere.",additionalProperties:!1,properties:{from:{type:"string",title:"From",description:'A path of at lea\
st one segment, without query, such as "/old-page"; "/old/*" is everything below "/old".',pattern:"^(/(?!\\.\\.?(/|$))[^/?\
#*\\\\\\s]+)+(/\\*)?$",maxLength:300},to:{type:"string",title:"To",description:'A path below the locale, or an https add\
ress of one of the other hosts. It may end with /* where "from" does, and then carries the rest of the path over.',minLength:1,
maxLength:500},status:{type:"integer",title:"Status",description:"301 and 308 for good, 302 and 307 for a while; 307 and\
 308 hold for forms too.",enum:[301,302,307,308]},market:{type:"string",title:"Market",description:"Code of the only mar\
ket it holds in. Left out: in all of them.",pattern:"^[A-Z]{2}$"}},required:["from","to","status"]}},legacy:{type:"array",
title:"Former addresses",description:"Whole paths of a former site of the brand, which had no locale of this one in fron\
t.",maxItems:5e3,items:{type:"object",title:"Former address",description:"A whole path that leads elsewhere.",additionalProperties:!1,
properties:{from:{type:"string",title:"From",description:'A path of at least one segment, without query, such as "/old-p\
age"; "/old/*" is everything below "/old".',pattern:"^(/(?!\\.\\.?(/|$))[^/?#*\\\\\\s]+)+(/\\*)?$",maxLength:300},to:{type:"\
string",title:"To",description:'A path with its locale in front, or an https address of one of the other hosts. It may e\
nd with /* where "from" does, and then carries the rest of the path over.',minLength:1,maxLength:500},status:{type:"inte\
ger",title:"Status",description:"301 and 308 for good, 302 and 307 for a while; 307 and 308 hold for forms too.",enum:[301,
302,307,308]}},required:["from","to","status"]}}}},Ut=new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$","u"),Me=new RegExp("^(/(\
?!\\.\\.?(/|$))[^/?#*\\\\\\s]+)+(/\\*)?$","u");function ot(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let r in p)if(!(r==="otherHosts"||r==="pages"||r==="lega\
cy")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.otherHosts!==void 0){let r=p.otherHosts;
if(Array.isArray(r)){if(r.length>50){let o={instancePath:i+"/otherHosts",schemaPath:"#/properties/otherHosts/maxItems",keyword:"\
maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[o]:e.push(o),s++}let t=r.length;for(let o=0;o<
t;o++){let n=r[o];if(typeof n=="string"){if(f(n)>253){let m={instancePath:i+"/otherHosts/"+o,schemaPath:"#/properties/ot\
herHosts/items/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?
e=[m]:e.push(m),s++}if(!Ut.test(n)){let m={instancePath:i+"/otherHosts/"+o,schemaPath:"#/properties/otherHosts/items/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},message:'must match pattern "^[a-z0-9-]+(\\.[a-z0\
-9-]+)+$"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/otherHosts/"+o,schemaPath:"#/properties/otherHost\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}let a=r.length,
l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="string"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+"\
/otherHosts",schemaPath:"#/properties/otherHosts/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},message:"must NOT h\
ave duplicate items (items ## "+l+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{let t={
instancePath:i+"/otherHosts",schemaPath:"#/properties/otherHosts/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[t]:e.push(t),s++}}if(p.pages!==void 0){let r=p.pages;if(Array.isArray(r)){if(r.length>2e3){let a={
instancePath:i+"/pages",schemaPath:"#/properties/pages/maxItems",keyword:"maxItems",params:{limit:2e3},message:"must NOT\
 have more than 2000 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.from===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/\
required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[o]:
e.push(o),s++}if(l.to===void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"\
required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[o]:e.push(o),s++}if(l.status===
void 0){let o={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!(o==="from"||o===
"to"||o==="status"||o==="market")){let n={instancePath:i+"/pages/"+a,schemaPath:"#/properties/pages/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),s++}if(l.from!==void 0){let o=l.from;if(typeof o=="string"){if(f(o)>300){let n={instancePath:i+"/pa\
ges/"+a+"/from",schemaPath:"#/properties/pages/items/properties/from/maxLength",keyword:"maxLength",params:{limit:300},message:"\
must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),s++}if(!Me.test(o)){let n={instancePath:i+"/pages/"+a+
"/from",schemaPath:"#/properties/pages/items/properties/from/pattern",keyword:"pattern",params:{pattern:"^(/(?!\\.\\.?(/|$\
))[^/?#*\\\\\\s]+)+(/\\*)?$"},message:'must match pattern "^(/(?!\\.\\.?(/|$))[^/?#*\\\\\\s]+)+(/\\*)?$"'};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:i+"/pages/"+a+"/from",schemaPath:"#/properties/pages/items/properties/from/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.to!==void 0){let o=l.
to;if(typeof o=="string"){if(f(o)>500){let n={instancePath:i+"/pages/"+a+"/to",schemaPath:"#/properties/pages/items/prop\
erties/to/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=
[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/pages/"+a+"/to",schemaPath:"#/properties/pages/items/properties/to/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{let n={instancePath:i+"/pages/"+a+"/to",schemaPath:"#/properties/pages/items/properties/to/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(l.status!==void 0){let o=l.status;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+"/pages/"+a+"/status",schemaPath:"#/properties/pages/it\
ems/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(!(o===301||o===302||o===307||o===308)){let n={instancePath:i+"/pages/"+a+"/status",schemaPath:"#/properties/pages/ite\
ms/properties/status/enum",keyword:"enum",params:{allowedValues:Oe.properties.pages.items.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(l.market!==void 0){let o=l.market;if(typeof o==
"string"){if(!k.test(o)){let n={instancePath:i+"/pages/"+a+"/market",schemaPath:"#/properties/pages/items/properties/mar\
ket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[n]:e.
push(n),s++}}else{let n={instancePath:i+"/pages/"+a+"/market",schemaPath:"#/properties/pages/items/properties/market/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+
"/pages/"+a,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.legacy!==void 0){let r=p.legacy;if(Array.isArray(
r)){if(r.length>5e3){let a={instancePath:i+"/legacy",schemaPath:"#/properties/legacy/maxItems",keyword:"maxItems",params:{
limit:5e3},message:"must NOT have more than 5000 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){
let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.from===void 0){let o={instancePath:i+"/legacy/"+a,schemaPath:"\
#/properties/legacy/items/required",keyword:"required",params:{missingProperty:"from"},message:"must have required prope\
rty 'from'"};e===null?e=[o]:e.push(o),s++}if(l.to===void 0){let o={instancePath:i+"/legacy/"+a,schemaPath:"#/properties/\
legacy/items/required",keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===
null?e=[o]:e.push(o),s++}if(l.status===void 0){let o={instancePath:i+"/legacy/"+a,schemaPath:"#/properties/legacy/items/\
required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?
e=[o]:e.push(o),s++}for(let o in l)if(!(o==="from"||o==="to"||o==="status")){let n={instancePath:i+"/legacy/"+a,schemaPath:"\
#/properties/legacy/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"mu\
st NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(l.from!==void 0){let o=l.from;if(typeof o=="string"){
if(f(o)>300){let n={instancePath:i+"/legacy/"+a+"/from",schemaPath:"#/properties/legacy/items/properties/from/maxLength",
keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[n]:e.push(n),s++}if(!Me.
test(o)){let n={instancePath:i+"/legacy/"+a+"/from",schemaPath:"#/properties/legacy/items/properties/from/pattern",keyword:"\
pattern",params:{pattern:"^(/(?!\\.\\.?(/|$))[^/?#*\\\\\\s]+)+(/\\*)?$"},message:'must match pattern "^(/(?!\\.\\.?(/|$))[\
^/?#*\\\\\\s]+)+(/\\*)?$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/legacy/"+a+"/from",schemaPath:"#/\
properties/legacy/items/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),s++}}if(l.to!==void 0){let o=l.to;if(typeof o=="string"){if(f(o)>500){let n={instancePath:i+"/legacy/"+a+"\
/to",schemaPath:"#/properties/legacy/items/properties/to/maxLength",keyword:"maxLength",params:{limit:500},message:"must\
 NOT have more than 500 characters"};e===null?e=[n]:e.push(n),s++}if(f(o)<1){let n={instancePath:i+"/legacy/"+a+"/to",schemaPath:"\
#/properties/legacy/items/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/legacy/"+a+"/to",schemaPath:"#/properties/le\
gacy/items/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}}if(l.status!==void 0){let o=l.status;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:i+
"/legacy/"+a+"/status",schemaPath:"#/properties/legacy/items/properties/status/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(!(o===301||o===302||o===307||o===308)){let n={instancePath:i+
"/legacy/"+a+"/status",schemaPath:"#/properties/legacy/items/properties/status/enum",keyword:"enum",params:{allowedValues:Oe.
properties.legacy.items.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(
n),s++}}}else{let o={instancePath:i+"/legacy/"+a,schemaPath:"#/properties/legacy/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/legacy",schemaPath:"#/pro\
perties/legacy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return ot.errors=e,s===0}var Fr=nt,B={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/site/registration-progress.schema.json",title:"Registration progress",description:"What the server keeps of a re\
gistration between its steps, never a password; the browser holds only the id it is found by.",type:"object",additionalProperties:!1,
properties:{siteId:{title:"Site id",description:"Site of the registration: it counts nowhere else.",type:"integer",minimum:1},
signup:{title:"Sign-up state",description:"REG-05.",type:"object",additionalProperties:!1,properties:{details:{title:"De\
tails",description:"What the platform answered to the first step.",type:"object",additionalProperties:!1,properties:{playerId:{
title:"Player id",description:"Number of the new player; 0 before the first step.",type:"integer",minimum:0},token:{title:"\
Token",description:"Proves who registers; never leaves the server.",type:"string",maxLength:200}},required:["playerId","\
token"]},progress:{title:"Progress",description:"Where the registration is.",type:"object",additionalProperties:!1,properties:{
currentStep:{title:"Current step",description:"REG-07.",type:"string",enum:["Details","ContactInfo","Verification","Comp\
lete","Unsupported","Duplicated"]},marketRiskSetting:{title:"Risk setting",description:"What the country asks to verify \
(REG-13).",type:"object",additionalProperties:!1,properties:{smsVerification:{title:"SMS verification",description:"The \
phone number.",type:"boolean"},emailVerification:{title:"E-mail verification",description:"The e-mail address.",type:"bo\
olean"},registerIdentifier:{title:"Identifier for registers",description:"What the registers of excluded persons are ask\
ed by; left out where nothing is asked for. What was typed is not stored.",type:"string",enum:["birth-place","se-persona\
l-number","nl-citizen-number","dk-cpr"]}},required:["smsVerification","emailVerification"]}},required:["currentStep","ma\
rketRiskSetting"]},bonusCTA:{title:"Bonus CTA",description:"Holds the lock of the codes (REG-24).",type:"object",additionalProperties:!1,
properties:{smsMaxAttempts:{title:"Locked",description:"No code is sent or taken any more.",type:"boolean"}},required:["\
smsMaxAttempts"]},country:{title:"Country",description:"ISO 3166 code of the country of residence.",type:"string",pattern:"\
^[A-Z]{2}$",maxLength:2},backendErrors:{title:"Errors",description:"Codes the last step was refused with.",type:"array",
items:{title:"Code",description:"Of the error catalogue.",type:"string",maxLength:200}}},required:["details","progress",
"bonusCTA","country","backendErrors"]},form:{title:"Form",description:"What was typed so far.",type:"object",additionalProperties:!1,
properties:{country:{title:"Country",description:"ISO 3166 code of the country of residence.",type:"string",pattern:"^[A\
-Z]{2}$",maxLength:2},firstName:{title:"First name",description:"As typed.",type:"string",maxLength:100},lastName:{title:"\
Last name",description:"As typed.",type:"string",maxLength:100},email:{title:"E-mail",description:"As typed.",type:"stri\
ng",maxLength:254},phonePrefix:{title:"Phone prefix",description:"As typed.",type:"string",maxLength:5},phoneBody:{title:"\
Phone number",description:"As typed.",type:"string",maxLength:24},bonusCode:{title:"Bonus code",description:"As typed.",
type:"string",maxLength:60},termsAndConditionsAccepted:{title:"Terms accepted",description:"Ticked.",type:"boolean"},cookiePolicyAccepted:{
title:"Cookie policy accepted",description:"Ticked.",type:"boolean"},marketingOptIn:{title:"Offers wanted",description:"\
Ticked.",type:"boolean"},birthDay:{title:"Day",description:"Of birth.",type:"integer",minimum:1,maximum:31},birthMonth:{
title:"Month",description:"Of birth.",type:"integer",minimum:1,maximum:12},birthYear:{title:"Year",description:"Of birth\
.",type:"integer",minimum:1900,maximum:2100},postCode:{title:"Postal code",description:"As typed.",type:"string",maxLength:12},
cpf:{title:"CPF",description:"As typed.",type:"string",maxLength:18},province:{title:"Province",description:"As typed.",
type:"string",maxLength:2}}},sms:{title:"SMS",description:"Code that proves it (SM-05).",type:"object",additionalProperties:!1,
properties:{status:{title:"Status",description:"uninitialized, or what the last sending or check came to (REG-12).",type:"\
string",enum:["uninitialized","sendSuccess","verifySuccess","sendFail","verifyFail"]},sentAt:{title:"Sent at",description:"\
Time of the last sending in milliseconds; 0 before the first.",type:"integer",minimum:0},failures:{title:"Wrong tries",description:"\
Since the registration began.",type:"integer",minimum:0}},required:["status","sentAt","failures"]},email:{title:"E-mail",
description:"Code that proves it (SM-05).",type:"object",additionalProperties:!1,properties:{status:{title:"Status",description:"\
uninitialized, or what the last sending or check came to (REG-12).",type:"string",enum:["uninitialized","sendSuccess","v\
erifySuccess","sendFail","verifyFail"]},sentAt:{title:"Sent at",description:"Time of the last sending in milliseconds; 0\
 before the first.",type:"integer",minimum:0},failures:{title:"Wrong tries",description:"Since the registration began.",
type:"integer",minimum:0}},required:["status","sentAt","failures"]}},required:["siteId","signup","form","sms","email"]};
function nt(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.siteId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[r]:e.push(r),s++}if(p.signup===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signup"},message:"must have re\
quired property 'signup'"};e===null?e=[r]:e.push(r),s++}if(p.form===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),
s++}if(p.sms===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sms"},message:"\
must have required property 'sms'"};e===null?e=[r]:e.push(r),s++}if(p.email===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?
e=[r]:e.push(r),s++}for(let r in p)if(!(r==="siteId"||r==="signup"||r==="form"||r==="sms"||r==="email")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.siteId!==void 0){let r=p.siteId;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:i+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.signup!==void 0){let r=p.signup;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.details===void 0){let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",
params:{missingProperty:"details"},message:"must have required property 'details'"};e===null?e=[t]:e.push(t),s++}if(r.progress===
void 0){let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"\
progress"},message:"must have required property 'progress'"};e===null?e=[t]:e.push(t),s++}if(r.bonusCTA===void 0){let t={
instancePath:i+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"bonusCTA"},
message:"must have required property 'bonusCTA'"};e===null?e=[t]:e.push(t),s++}if(r.country===void 0){let t={instancePath:i+
"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"country"},message:"must \
have required property 'country'"};e===null?e=[t]:e.push(t),s++}if(r.backendErrors===void 0){let t={instancePath:i+"/sig\
nup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"must\
 have required property 'backendErrors'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="details"||t==="progress"||
t==="bonusCTA"||t==="country"||t==="backendErrors")){let a={instancePath:i+"/signup",schemaPath:"#/properties/signup/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional proper\
ties"};e===null?e=[a]:e.push(a),s++}if(r.details!==void 0){let t=r.details;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.playerId===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/requi\
red",keyword:"required",params:{missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=
[a]:e.push(a),s++}if(t.token===void 0){let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/propertie\
s/details/required",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};e===
null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="playerId"||a==="token")){let l={instancePath:i+"/signup/details",schemaPath:"\
#/properties/signup/properties/details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(t.playerId!==void 0){let a=t.playerId;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/signup/details/playerId",schemaPath:"#/properties/sig\
nup/properties/details/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/signup/details/playerId",
schemaPath:"#/properties/signup/properties/details/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}if(t.token!==void 0){let a=t.token;if(typeof a=="string"){
if(f(a)>200){let l={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/properties\
/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:
e.push(l),s++}}else{let l={instancePath:i+"/signup/details/token",schemaPath:"#/properties/signup/properties/details/pro\
perties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{
let a={instancePath:i+"/signup/details",schemaPath:"#/properties/signup/properties/details/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.progress!==void 0){let t=r.progress;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.currentStep===void 0){let a={instancePath:i+"/signup/progress",schemaPath:"#/propertie\
s/signup/properties/progress/required",keyword:"required",params:{missingProperty:"currentStep"},message:"must have requ\
ired property 'currentStep'"};e===null?e=[a]:e.push(a),s++}if(t.marketRiskSetting===void 0){let a={instancePath:i+"/sign\
up/progress",schemaPath:"#/properties/signup/properties/progress/required",keyword:"required",params:{missingProperty:"m\
arketRiskSetting"},message:"must have required property 'marketRiskSetting'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(!(a==="currentStep"||a==="marketRiskSetting")){let l={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must \
NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(t.currentStep!==void 0){let a=t.currentStep;if(typeof a!=
"string"){let l={instancePath:i+"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/prope\
rties/currentStep/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(a===
"Details"||a==="ContactInfo"||a==="Verification"||a==="Complete"||a==="Unsupported"||a==="Duplicated")){let l={instancePath:i+
"/signup/progress/currentStep",schemaPath:"#/properties/signup/properties/progress/properties/currentStep/enum",keyword:"\
enum",params:{allowedValues:B.properties.signup.properties.progress.properties.currentStep.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(t.marketRiskSetting!==void 0){let a=t.marketRiskSetting;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.smsVerification===void 0){let l={instancePath:i+"/signup/progress/mark\
etRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"requi\
red",params:{missingProperty:"smsVerification"},message:"must have required property 'smsVerification'"};e===null?e=[l]:
e.push(l),s++}if(a.emailVerification===void 0){let l={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/\
properties/signup/properties/progress/properties/marketRiskSetting/required",keyword:"required",params:{missingProperty:"\
emailVerification"},message:"must have required property 'emailVerification'"};e===null?e=[l]:e.push(l),s++}for(let l in a)
if(!(l==="smsVerification"||l==="emailVerification"||l==="registerIdentifier")){let o={instancePath:i+"/signup/progress/\
marketRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[
o]:e.push(o),s++}if(a.smsVerification!==void 0&&typeof a.smsVerification!="boolean"){let l={instancePath:i+"/signup/prog\
ress/marketRiskSetting/smsVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting\
/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[l]:e.push(
l),s++}if(a.emailVerification!==void 0&&typeof a.emailVerification!="boolean"){let l={instancePath:i+"/signup/progress/m\
arketRiskSetting/emailVerification",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/pro\
perties/emailVerification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[l]:e.push(
l),s++}if(a.registerIdentifier!==void 0){let l=a.registerIdentifier;if(typeof l!="string"){let o={instancePath:i+"/signu\
p/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/marketRi\
skSetting/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}if(!(l==="birth-place"||l==="se-personal-number"||l==="nl-citizen-number"||l==="dk-cpr")){let o={instancePath:i+
"/signup/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/properties/progress/properties/m\
arketRiskSetting/properties/registerIdentifier/enum",keyword:"enum",params:{allowedValues:B.properties.signup.properties.
progress.properties.marketRiskSetting.properties.registerIdentifier.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[o]:e.push(o),s++}}}else{let l={instancePath:i+"/signup/progress/marketRiskSetting",schemaPath:"#/pro\
perties/signup/properties/progress/properties/marketRiskSetting/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i+"/signup/progress",schemaPath:"#/properties/sign\
up/properties/progress/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(r.bonusCTA!==void 0){let t=r.bonusCTA;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.smsMaxAttempts===void 0){let a={
instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/required",keyword:"required",params:{
missingProperty:"smsMaxAttempts"},message:"must have required property 'smsMaxAttempts'"};e===null?e=[a]:e.push(a),s++}for(let a in t)
if(a!=="smsMaxAttempts"){let l={instancePath:i+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional prope\
rties"};e===null?e=[l]:e.push(l),s++}if(t.smsMaxAttempts!==void 0&&typeof t.smsMaxAttempts!="boolean"){let a={instancePath:i+
"/signup/bonusCTA/smsMaxAttempts",schemaPath:"#/properties/signup/properties/bonusCTA/properties/smsMaxAttempts/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/sign\
up/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}if(r.country!==void 0){let t=r.country;if(typeof t=="string"){if(f(t)>2){let a={
instancePath:i+"/signup/country",schemaPath:"#/properties/signup/properties/country/maxLength",keyword:"maxLength",params:{
limit:2},message:"must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!k.test(t)){let a={instancePath:i+
"/signup/country",schemaPath:"#/properties/signup/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/signup/count\
ry",schemaPath:"#/properties/signup/properties/country/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),s++}}if(r.backendErrors!==void 0){let t=r.backendErrors;if(Array.isArray(t)){let a=t.length;
for(let l=0;l<a;l++){let o=t[l];if(typeof o=="string"){if(f(o)>200){let n={instancePath:i+"/signup/backendErrors/"+l,schemaPath:"\
#/properties/signup/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT h\
ave more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/signup/backendErrors/"+l,schemaPath:"\
#/properties/signup/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/signup/backendErrors",schemaPath:"#/properties/signup/proper\
ties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/signup",schemaPath:"#/properties/signup/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}}if(p.form!==void 0){let r=p.form;if(r&&typeof r=="object"&&!Array.isArray(r)){
for(let t in r)if(!T.call(B.properties.form.properties,t)){let a={instancePath:i+"/form",schemaPath:"#/properties/form/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(r.country!==void 0){let t=r.country;if(typeof t=="string"){if(f(t)>2){let a={instancePath:i+
"/form/country",schemaPath:"#/properties/form/properties/country/maxLength",keyword:"maxLength",params:{limit:2},message:"\
must NOT have more than 2 characters"};e===null?e=[a]:e.push(a),s++}if(!k.test(t)){let a={instancePath:i+"/form/country",
schemaPath:"#/properties/form/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must \
match pattern "^[A-Z]{2}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/country",schemaPath:"#/prop\
erties/form/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.firstName!==void 0){let t=r.firstName;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/form/firs\
tName",schemaPath:"#/properties/form/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"mus\
t NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/firstName",schemaPath:"\
#/properties/form/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.lastName!==void 0){let t=r.lastName;if(typeof t=="string"){if(f(t)>100){let a={instancePath:i+"/\
form/lastName",schemaPath:"#/properties/form/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/lastName",schemaPath:"\
#/properties/form/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
a]:e.push(a),s++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(f(t)>254){let a={instancePath:i+"/form/em\
ail",schemaPath:"#/properties/form/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT \
have more than 254 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/email",schemaPath:"#/pro\
perties/form/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.phonePrefix!==void 0){let t=r.phonePrefix;if(typeof t=="string"){if(f(t)>5){let a={instancePath:i+"/form/ph\
onePrefix",schemaPath:"#/properties/form/properties/phonePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phonePrefix",schemaPath:"\
#/properties/form/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(f(t)>24){let a={instancePath:i+
"/form/phoneBody",schemaPath:"#/properties/form/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"\
must NOT have more than 24 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/phoneBody",schemaPath:"\
#/properties/form/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t=="string"){if(f(t)>60){let a={instancePath:i+"\
/form/bonusCode",schemaPath:"#/properties/form/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/bonusCode",schemaPath:"\
#/properties/form/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}if(r.termsAndConditionsAccepted!==void 0&&typeof r.termsAndConditionsAccepted!="boolean"){let t={instancePath:i+
"/form/termsAndConditionsAccepted",schemaPath:"#/properties/form/properties/termsAndConditionsAccepted/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.cookiePolicyAccepted!==void 0&&
typeof r.cookiePolicyAccepted!="boolean"){let t={instancePath:i+"/form/cookiePolicyAccepted",schemaPath:"#/properties/fo\
rm/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}if(r.marketingOptIn!==void 0&&typeof r.marketingOptIn!="boolean"){let t={instancePath:i+"/form/marketingOp\
tIn",schemaPath:"#/properties/form/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),s++}if(r.birthDay!==void 0){let t=r.birthDay;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){
if(t>31||isNaN(t)){let a={instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:31},message:"must be <= 31"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={
instancePath:i+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.birthMonth!==void 0){let t=r.birthMonth;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/proper\
ties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t==
"number"&&isFinite(t)){if(t>12||isNaN(t)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/propert\
ies/birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};e===null?e=[a]:e.push(
a),s++}if(t<1||isNaN(t)){let a={instancePath:i+"/form/birthMonth",schemaPath:"#/properties/form/properties/birthMonth/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.birthYear!==
void 0){let t=r.birthYear;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/form/birthYe\
ar",schemaPath:"#/properties/form/properties/birthYear/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>2100||isNaN(t)){let a={instancePath:i+"/for\
m/birthYear",schemaPath:"#/properties/form/properties/birthYear/maximum",keyword:"maximum",params:{comparison:"<=",limit:2100},
message:"must be <= 2100"};e===null?e=[a]:e.push(a),s++}if(t<1900||isNaN(t)){let a={instancePath:i+"/form/birthYear",schemaPath:"\
#/properties/form/properties/birthYear/minimum",keyword:"minimum",params:{comparison:">=",limit:1900},message:"must be >\
= 1900"};e===null?e=[a]:e.push(a),s++}}}if(r.postCode!==void 0){let t=r.postCode;if(typeof t=="string"){if(f(t)>12){let a={
instancePath:i+"/form/postCode",schemaPath:"#/properties/form/properties/postCode/maxLength",keyword:"maxLength",params:{
limit:12},message:"must NOT have more than 12 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/fo\
rm/postCode",schemaPath:"#/properties/form/properties/postCode/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}}if(r.cpf!==void 0){let t=r.cpf;if(typeof t=="string"){if(f(t)>18){let a={instancePath:i+
"/form/cpf",schemaPath:"#/properties/form/properties/cpf/maxLength",keyword:"maxLength",params:{limit:18},message:"must \
NOT have more than 18 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/cpf",schemaPath:"#/pr\
operties/form/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.province!==void 0){let t=r.province;if(typeof t=="string"){if(f(t)>2){let a={instancePath:i+"/form/province",
schemaPath:"#/properties/form/properties/province/maxLength",keyword:"maxLength",params:{limit:2},message:"must NOT have\
 more than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/form/province",schemaPath:"#/proper\
ties/form/properties/province/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{let t={instancePath:i+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}}if(p.sms!==void 0){let r=p.sms;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.status===void 0){let t={instancePath:i+"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}if(r.sentAt===void 0){let t={instancePath:i+
"/sms",schemaPath:"#/properties/sms/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have re\
quired property 'sentAt'"};e===null?e=[t]:e.push(t),s++}if(r.failures===void 0){let t={instancePath:i+"/sms",schemaPath:"\
#/properties/sms/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property '\
failures'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="status"||t==="sentAt"||t==="failures")){let a={instancePath:i+
"/sms",schemaPath:"#/properties/sms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="st\
ring"){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="uninitialized"||t==="sendSuccess"||t==="verify\
Success"||t==="sendFail"||t==="verifyFail")){let a={instancePath:i+"/sms/status",schemaPath:"#/properties/sms/properties\
/status/enum",keyword:"enum",params:{allowedValues:B.properties.sms.properties.status.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.sentAt!==void 0){let t=r.sentAt;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let a={instancePath:i+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.failures!==void 0){let t=r.
failures;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/sms/failures",schemaPath:"#/p\
roperties/sms/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/sms",schemaPath:"#/properties/sms/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.email!==void 0){let r=p.email;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),s++}
if(r.sentAt===void 0){let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{
missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?e=[t]:e.push(t),s++}if(r.failures===void 0){
let t={instancePath:i+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"fail\
ures"},message:"must have required property 'failures'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="status"||
t==="sentAt"||t==="failures")){let a={instancePath:i+"/email",schemaPath:"#/properties/email/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let a={instancePath:i+"/email/status",schemaPath:"#/p\
roperties/email/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}if(!(t==="uninitialized"||t==="sendSuccess"||t==="verifySuccess"||t==="sendFail"||t==="verifyFail")){let a={
instancePath:i+"/email/status",schemaPath:"#/properties/email/properties/status/enum",keyword:"enum",params:{allowedValues:B.
properties.email.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),
s++}}if(r.sentAt!==void 0){let t=r.sentAt;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+
"/email/sentAt",schemaPath:"#/properties/email/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.failures!==void 0){let t=r.failures;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/failu\
res/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="n\
umber"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/email/failures",schemaPath:"#/properties/email/properties/\
failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return nt.errors=e,s===0}var Sr=pt,De={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rule-pack.schema.json",title:"Rule pack",description:"\
The rules of a jurisdiction: brands/rules/<jurisdiction>.json. They bind every market that names the jurisdiction and ev\
ery market of the countries it is the law of; a brand may be stricter, never looser.",type:"object",additionalProperties:!1,
properties:{jurisdiction:{type:"string",title:"Jurisdiction",description:"Name of the file.",pattern:"^[a-z][a-z0-9-]*$",
maxLength:40},name:{type:"string",title:"Name",description:"Name for operators, with the law.",minLength:2,maxLength:120},
authority:{type:"string",title:"Authority",description:"Who supervises it.",minLength:2,maxLength:120},countries:{type:"\
array",title:"Countries",description:"Countries it is the law of: their markets cannot choose another. Left out: it is a\
 licence that markets name.",items:{type:"string",title:"Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1,
uniqueItems:!0},rules:{type:"array",title:"Rules",description:"One or more versions of each rule; the date decides.",minItems:1,
items:{type:"object",title:"Rule",description:"A rule in one version.",additionalProperties:!1,properties:{rule:{type:"s\
tring",title:"Rule",description:"Name of the rule.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBeforePla\
y","documentsAnnounced","demoPlay","verticals","jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdrawalCa\
ncellation","creditCards","depositLimitRequired","depositLimitPeriods","balanceLimitRequired","limitPrompt","limitsLink",
"depositLimitIsGross","limitPresets","limitIncreaseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirmed","l\
imitReviewMonths","limitNotices","loginTimeLimits","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAboveMon\
thlyDeposit","contactAboveMonthlyDepositYoung","netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs","min\
imumTableGameMs","autoplay","fastPlay","lossesAsWins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes","a\
ctivitySummaryHours","sessionClock","netPosition","idleMinutes","panicButton","breakDays","exclusionMonths","exclusionOn\
eClick","exclusionAcrossBrands","exclusionRegisters","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp","m\
arks","marksInView","requiredPages","riskWarning","gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bonu\
sDuringPlay","bonusFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingCon\
sent","historyMonths","oddsChangesConfirmed"]},value:{title:"Value",description:"What the jurisdiction asks for."},source:{
type:"object",title:"Source",description:"Where it is written.",additionalProperties:!1,properties:{title:{type:"string",
title:"Title",description:"Law or standard, with the clause.",minLength:2,maxLength:200},url:{type:"string",title:"Addre\
ss",description:"Where to read it.",pattern:"^https://[^\\s]+$",maxLength:400},seen:{type:"string",title:"Seen",description:"\
primary: the text itself; secondary: a report of it; unverified: to be confirmed by counsel before launch.",enum:["prima\
ry","secondary","unverified"]},checkedOn:{type:"string",title:"Checked on",description:"Day on which the source was last\
 read. The launch report warns when that is more than a year ago.",format:"date"}},required:["title","url","seen"]},effective:{
type:"object",title:"In force",description:"First and last day, in the time zone of the market.",additionalProperties:!1,
properties:{from:{type:"string",title:"From",description:"First day.",pattern:"^\\d{4}-\\d{2}-\\d{2}$"},to:{type:"string",
title:"To",description:"Last day.",pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:["from"]},mayFollowSpecification:{type:"b\
oolean",title:"May follow the specification",description:"A market may choose the value of the specification instead, by\
 name; its report says so."},note:{type:"string",title:"Note",description:"What a reader should know.",maxLength:600}},required:[
"rule","value","source","effective"]}}},required:["jurisdiction","name","authority","rules"]},Gt=new RegExp("^https://[^\
\\s]+$","u");function pt(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),s++}
if(p.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(p.authority===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authority"},message:"must have required property 'authority'"};e===
null?e=[r]:e.push(r),s++}if(p.rules===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="jurisdictio\
n"||r==="name"||r==="authority"||r==="countries"||r==="rules")){let t={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),s++}if(p.jurisdiction!==void 0){let r=p.jurisdiction;if(typeof r=="string"){if(f(r)>40){let t={instancePath:i+
"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT\
 have more than 40 characters"};e===null?e=[t]:e.push(t),s++}if(!We.test(r)){let t={instancePath:i+"/jurisdiction",schemaPath:"\
#/properties/jurisdiction/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^\
[a-z][a-z0-9-]*$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/jurisdiction",schemaPath:"#/properties/ju\
risdiction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.name!==
void 0){let r=p.name;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/name",schemaPath:"#/properties/name/max\
Length",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),
s++}if(f(r)<2){let t={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
authority!==void 0){let r=p.authority;if(typeof r=="string"){if(f(r)>120){let t={instancePath:i+"/authority",schemaPath:"\
#/properties/authority/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[t]:e.push(t),s++}if(f(r)<2){let t={instancePath:i+"/authority",schemaPath:"#/properties/authority/minLength",
keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.countries!==void 0){let r=p.countries;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:i+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}let t=r.length;for(let o=0;o<t;o++){let n=r[o];if(typeof n==
"string"){if(!k.test(n)){let m={instancePath:i+"/countries/"+o,schemaPath:"#/properties/countries/items/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:i+"/countries/"+o,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}}let a=r.length,l;if(a>1){let o={};for(;a--;){let n=r[a];if(typeof n=="str\
ing"){if(typeof o[n]=="number"){l=o[n];let m={instancePath:i+"/countries",schemaPath:"#/properties/countries/uniqueItems",
keyword:"uniqueItems",params:{i:a,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+a+" are identical)"};
e===null?e=[m]:e.push(m),s++;break}o[n]=a}}}}else{let t={instancePath:i+"/countries",schemaPath:"#/properties/countries/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.rules!==void 0){let r=p.
rules;if(Array.isArray(r)){if(r.length<1){let a={instancePath:i+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<
t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.rule===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"\
#/properties/rules/items/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required proper\
ty 'rule'"};e===null?e=[o]:e.push(o),s++}if(l.value===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties\
/rules/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};
e===null?e=[o]:e.push(o),s++}if(l.source===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/item\
s/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[o]:e.push(o),s++}if(l.effective===void 0){let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/requ\
ired",keyword:"required",params:{missingProperty:"effective"},message:"must have required property 'effective'"};e===null?
e=[o]:e.push(o),s++}for(let o in l)if(!(o==="rule"||o==="value"||o==="source"||o==="effective"||o==="mayFollowSpecificat\
ion"||o==="note")){let n={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),s++}if(l.rule!==void 0){let o=l.rule;if(typeof o!="string"){let n={instancePath:i+"/rules/"+a+"/rule",schemaPath:"#/p\
roperties/rules/items/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}if(!(o==="marketStatus"||o==="minimumAge"||o==="youngAdultAge"||o==="verifiedBeforePlay"||o==="document\
sAnnounced"||o==="demoPlay"||o==="verticals"||o==="jackpotGames"||o==="tableGames"||o==="cookiesPreTicked"||o==="payAndP\
lay"||o==="withdrawalCancellation"||o==="creditCards"||o==="depositLimitRequired"||o==="depositLimitPeriods"||o==="balan\
ceLimitRequired"||o==="limitPrompt"||o==="limitsLink"||o==="depositLimitIsGross"||o==="limitPresets"||o==="limitIncrease\
DelayHours"||o==="limitIncreaseWaitsForPeriod"||o==="limitIncreaseConfirmed"||o==="limitReviewMonths"||o==="limitNotices"||
o==="loginTimeLimits"||o==="maximumMonthlyDeposit"||o==="maximumMonthlyDepositYoung"||o==="contactAboveMonthlyDeposit"||
o==="contactAboveMonthlyDepositYoung"||o==="netDepositShown"||o==="maximumStake"||o==="maximumStakeYoung"||o==="minimumS\
pinMs"||o==="minimumTableGameMs"||o==="autoplay"||o==="fastPlay"||o==="lossesAsWins"||o==="parallelPlay"||o==="realityCh\
eckMinutes"||o==="realityCheckBreakMinutes"||o==="activitySummaryHours"||o==="sessionClock"||o==="netPosition"||o==="idl\
eMinutes"||o==="panicButton"||o==="breakDays"||o==="exclusionMonths"||o==="exclusionOneClick"||o==="exclusionAcrossBrand\
s"||o==="exclusionRegisters"||o==="exclusionIdentifiers"||o==="exclusionCheckHours"||o==="exclusionAtSignUp"||o==="marks"||
o==="marksInView"||o==="requiredPages"||o==="riskWarning"||o==="gamblingIntroduction"||o==="returnToPlayer"||o==="bonuse\
s"||o==="welcomeBonus"||o==="bonusDuringPlay"||o==="bonusFirstTimeOnly"||o==="bonusMinimumDays"||o==="bonusMaximumWageri\
ng"||o==="bonusMixedProducts"||o==="loyalty"||o==="marketingConsent"||o==="historyMonths"||o==="oddsChangesConfirmed")){
let n={instancePath:i+"/rules/"+a+"/rule",schemaPath:"#/properties/rules/items/properties/rule/enum",keyword:"enum",params:{
allowedValues:De.properties.rules.items.properties.rule.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),s++}}if(l.source!==void 0){let o=l.source;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.title===
void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/properties/source/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[n]:e.push(n),s++}if(o.
url===void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/properties/source/require\
d",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[n]:e.push(
n),s++}if(o.seen===void 0){let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/properties/s\
ource/required",keyword:"required",params:{missingProperty:"seen"},message:"must have required property 'seen'"};e===null?
e=[n]:e.push(n),s++}for(let n in o)if(!(n==="title"||n==="url"||n==="seen"||n==="checkedOn")){let m={instancePath:i+"/ru\
les/"+a+"/source",schemaPath:"#/properties/rules/items/properties/source/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(o.title!==
void 0){let n=o.title;if(typeof n=="string"){if(f(n)>200){let m={instancePath:i+"/rules/"+a+"/source/title",schemaPath:"\
#/properties/rules/items/properties/source/properties/title/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[m]:e.push(m),s++}if(f(n)<2){let m={instancePath:i+"/rules/"+a+"/sour\
ce/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/minLength",keyword:"minLength",params:{
limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/rul\
es/"+a+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(o.url!==void 0){let n=o.url;if(typeof n=="stri\
ng"){if(f(n)>400){let m={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/rules/items/properties/source\
/properties/url/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===
null?e=[m]:e.push(m),s++}if(!Gt.test(n)){let m={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"#/properties/rules/\
items/properties/source/properties/url/pattern",keyword:"pattern",params:{pattern:"^https://[^\\s]+$"},message:'must mat\
ch pattern "^https://[^\\s]+$"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/rules/"+a+"/source/url",schemaPath:"\
#/properties/rules/items/properties/source/properties/url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[m]:e.push(m),s++}}if(o.seen!==void 0){let n=o.seen;if(typeof n!="string"){let m={instancePath:i+"/ru\
les/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties/seen/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(n==="primary"||n==="secondary"||n==="unverifi\
ed")){let m={instancePath:i+"/rules/"+a+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/properties\
/seen/enum",keyword:"enum",params:{allowedValues:De.properties.rules.items.properties.source.properties.seen.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(o.checkedOn!==void 0){let n=o.checkedOn;if(typeof n==
"string"){if(!ce.validate(n)){let m={instancePath:i+"/rules/"+a+"/source/checkedOn",schemaPath:"#/properties/rules/items\
/properties/source/properties/checkedOn/format",keyword:"format",params:{format:"date"},message:'must match format "date\
"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/rules/"+a+"/source/checkedOn",schemaPath:"#/properties/ru\
les/items/properties/source/properties/checkedOn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/rules/"+a+"/source",schemaPath:"#/properties/rules/items/propert\
ies/source/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}if(l.effective!==
void 0){let o=l.effective;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.from===void 0){let n={instancePath:i+"/rules\
/"+a+"/effective",schemaPath:"#/properties/rules/items/properties/effective/required",keyword:"required",params:{missingProperty:"\
from"},message:"must have required property 'from'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="from"||n==="t\
o")){let m={instancePath:i+"/rules/"+a+"/effective",schemaPath:"#/properties/rules/items/properties/effective/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),s++}if(o.from!==void 0){let n=o.from;if(typeof n=="string"){if(!I.test(n)){let m={instancePath:i+
"/rules/"+a+"/effective/from",schemaPath:"#/properties/rules/items/properties/effective/properties/from/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[m]:
e.push(m),s++}}else{let m={instancePath:i+"/rules/"+a+"/effective/from",schemaPath:"#/properties/rules/items/properties/\
effective/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
s++}}if(o.to!==void 0){let n=o.to;if(typeof n=="string"){if(!I.test(n)){let m={instancePath:i+"/rules/"+a+"/effective/to",
schemaPath:"#/properties/rules/items/properties/effective/properties/to/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+
"/rules/"+a+"/effective/to",schemaPath:"#/properties/rules/items/properties/effective/properties/to/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{let n={instancePath:i+"/rules/"+a+"\
/effective",schemaPath:"#/properties/rules/items/properties/effective/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}if(l.mayFollowSpecification!==void 0&&typeof l.mayFollowSpecification!="b\
oolean"){let o={instancePath:i+"/rules/"+a+"/mayFollowSpecification",schemaPath:"#/properties/rules/items/properties/may\
FollowSpecification/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}
if(l.note!==void 0){let o=l.note;if(typeof o=="string"){if(f(o)>600){let n={instancePath:i+"/rules/"+a+"/note",schemaPath:"\
#/properties/rules/items/properties/note/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more t\
han 600 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/rules/"+a+"/note",schemaPath:"#/properti\
es/rules/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}}else{let o={instancePath:i+"/rules/"+a,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/rules",schemaPath:"#/prop\
erties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return pt.errors=e,s===0}var Ir=$,Or=mt,Yt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marque\
e.dev/schemas/site/session-answer.schema.json",title:"Session answer",description:"The private answer of GET /api/player\
/session: what the clock of the session and the net position beside it show.",type:"object",additionalProperties:!1,properties:{
elapsedMs:{title:"Elapsed",description:"Milliseconds since the player signed in, by the platform's clock.",type:"integer",
minimum:0},winLoss:{title:"Win or loss",description:"Won less staked since then, in minor units: negative for a loss.",type:"\
integer"},currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},
display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,
properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"\
A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",
type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals o\
f the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BC\
P 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:[
"symbol","hasSpace","position"]}},required:["elapsedMs","winLoss","currency","display"],examples:[{elapsedMs:754e3,winLoss:-1250,
currency:"EUR",display:{symbol:"€",hasSpace:!0,position:"after"}}]};function mt(p,{instancePath:i="",parentData:v,parentDataProperty:w,
rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.elapsedMs===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"elapsedMs"},message:"must have required property 'el\
apsedMs'"};e===null?e=[r]:e.push(r),s++}if(p.winLoss===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"winLoss"},message:"must have required property 'winLoss'"};e===null?e=[r]:e.push(r),s++}
if(p.currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"curren\
cy"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(p.display===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="elapsedMs"||r==="winLoss"||r==="currency"||r==="display")){
let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.elapsedMs!==void 0){let r=p.elapsedMs;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:i+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(p.winLoss!==void 0){let r=p.winLoss;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/winLoss",schemaPath:"#/properties/winLoss/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.currency!==void 0){let r=p.currency;
if(typeof r=="string"){if(!F.test(r)){let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}if(p.display!==void 0){let r=p.display;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.symbol===void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",
params:{missingProperty:"symbol"},message:"must have required property 'symbol'"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace===
void 0){let t={instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"\
hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[t]:e.push(t),s++}if(r.position===void 0){let t={
instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"positio\
n"},message:"must have required property 'position'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="symbol"||t===
"hasSpace"||t==="position"||t==="minorDigits"||t==="numberTag")){let a={instancePath:i+"/display",schemaPath:"#/properti\
es/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have add\
itional properties"};e===null?e=[a]:e.push(a),s++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={instancePath:i+
"/display/symbol",schemaPath:"#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:i+
"/display/hasSpace",schemaPath:"#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let a={instancePath:i+
"/display/position",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="before"||t==="after"||t==="locale")){let a={instancePath:i+"/dis\
play/position",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Yt.properties.
display.properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.
minorDigits!==void 0){let t=r.minorDigits;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let a={
instancePath:i+"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",
params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t==
"string"){if(f(t)>35){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/m\
axLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[a]:e.push(a),
s++}if(f(t)<2){let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLengt\
h",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return mt.errors=e,s===0}var Mr=V,Dr=ut,Kt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https:/\
/marquee.dev/schemas/site/staff-file.schema.json",title:"Staff",description:"The file STAFF_FILE: who may work at the de\
sk, and in which roles.",type:"object",properties:{roles:{title:"Roles",description:"Roles of your own, beside or instea\
d of those of app/staff/staff-roles.json.",type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]{0,39}$"},additionalProperties:{
title:"Role",description:"What its holders may do.",type:"array",uniqueItems:!0,items:{title:"Permission",description:"p\
layers: looks players up; documents: looks at documents and decides about them; restrictions: sets and lifts restriction\
s; withdrawals: decides about them; adjustments: asks for adjustments and approves those of others; money: locks, unlock\
s and grants; campaigns: drafts, launches and ends campaigns; audit-log: reads what everybody did.",type:"string",enum:[
"players","documents","restrictions","withdrawals","adjustments","money","campaigns","conversations","audit-log"]}}},accounts:{
title:"Accounts",description:"One for each person.",type:"array",maxItems:1e3,items:{title:"Account",description:"A memb\
er of staff.",type:"object",properties:{name:{title:"Name",description:"Recorded as the actor of everything that the per\
son does.",type:"string",pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},roles:{title:"Roles",description:"What the person may do i\
s what any of them may.",type:"array",minItems:1,uniqueItems:!0,items:{title:"Role",description:"Name of a role.",type:"\
string",pattern:"^[a-z][a-z0-9-]{0,39}$"}},password:{title:"Password",description:"Argon2id in PHC form, as `npm run sta\
ff` writes it.",type:"string",pattern:"^\\$argon2id\\$",maxLength:300}},required:["name","roles","password"],additionalProperties:!1}}},
required:["accounts"],additionalProperties:!1,examples:[{accounts:[{name:"ada",roles:["support"],password:"$argon2id$v=1\
9$m=19456,t=2,p=1$c2FsdA$aGFzaA"}]},{roles:{auditor:["players","audit-log"]},accounts:[]}]},$e=new RegExp("^[a-z][a-z0-9\
-]{0,39}$","u"),lt=new RegExp("^[a-z0-9][a-z0-9-]{0,39}$","u"),Qt=new RegExp("^\\$argon2id\\$","u");function ut(p,{instancePath:i="",
parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.accounts===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accounts"},message:"mu\
st have required property 'accounts'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="roles"||t==="accounts")){let a={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(p.roles!==void 0){let t=p.roles;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){for(let a in t){let l=s;if(typeof a=="string"&&!$e.test(a)){let o={instancePath:i+"/roles",schemaPath:"\
#/properties/roles/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must matc\
h pattern "^[a-z][a-z0-9-]{0,39}$"',propertyName:a};e===null?e=[o]:e.push(o),s++}var r=l===s;if(!r){let o={instancePath:i+
"/roles",schemaPath:"#/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property\
 name must be valid"};e===null?e=[o]:e.push(o),s++}}for(let a in t){let l=t[a];if(Array.isArray(l)){let o=l.length;for(let u=0;u<
o;u++){let d=l[u];if(typeof d!="string"){let h={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+u,
schemaPath:"#/properties/roles/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[h]:e.push(h),s++}if(!(d==="players"||d==="documents"||d==="restrictions"||d==="withdrawals"||d==="ad\
justments"||d==="money"||d==="campaigns"||d==="conversations"||d==="audit-log")){let h={instancePath:i+"/roles/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+u,schemaPath:"#/properties/roles/additionalProperties/items/enum",keyword:"enum",params:{
allowedValues:Kt.properties.roles.additionalProperties.items.enum},message:"must be equal to one of the allowed values"};
e===null?e=[h]:e.push(h),s++}}let n=l.length,m;if(n>1){let u={};for(;n--;){let d=l[n];if(typeof d=="string"){if(typeof u[d]==
"number"){m=u[d];let h={instancePath:i+"/roles/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/roles\
/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:n,j:m},message:"must NOT have duplicate items (items \
## "+m+" and "+n+" are identical)"};e===null?e=[h]:e.push(h),s++;break}u[d]=n}}}}else{let o={instancePath:i+"/roles/"+a.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/roles/additionalProperties/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/roles",schemaPath:"#/\
properties/roles/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(p.
accounts!==void 0){let t=p.accounts;if(Array.isArray(t)){if(t.length>1e3){let l={instancePath:i+"/accounts",schemaPath:"\
#/properties/accounts/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===
null?e=[l]:e.push(l),s++}let a=t.length;for(let l=0;l<a;l++){let o=t[l];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
name===void 0){let n={instancePath:i+"/accounts/"+l,schemaPath:"#/properties/accounts/items/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(o.roles===
void 0){let n={instancePath:i+"/accounts/"+l,schemaPath:"#/properties/accounts/items/required",keyword:"required",params:{
missingProperty:"roles"},message:"must have required property 'roles'"};e===null?e=[n]:e.push(n),s++}if(o.password===void 0){
let n={instancePath:i+"/accounts/"+l,schemaPath:"#/properties/accounts/items/required",keyword:"required",params:{missingProperty:"\
password"},message:"must have required property 'password'"};e===null?e=[n]:e.push(n),s++}for(let n in o)if(!(n==="name"||
n==="roles"||n==="password")){let m={instancePath:i+"/accounts/"+l,schemaPath:"#/properties/accounts/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),s++}if(o.name!==void 0){let n=o.name;if(typeof n=="string"){if(!lt.test(n)){let m={instancePath:i+"\
/accounts/"+l+"/name",schemaPath:"#/properties/accounts/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:i+"/accounts/"+l+"/name",schemaPath:"#/properties/accounts/items/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(o.roles!==void 0){let n=o.roles;if(Array.
isArray(n)){if(n.length<1){let h={instancePath:i+"/accounts/"+l+"/roles",schemaPath:"#/properties/accounts/items/propert\
ies/roles/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(
h),s++}let m=n.length;for(let h=0;h<m;h++){let c=n[h];if(typeof c=="string"){if(!$e.test(c)){let y={instancePath:i+"/acc\
ounts/"+l+"/roles/"+h,schemaPath:"#/properties/accounts/items/properties/roles/items/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[y]:e.push(y),s++}}else{
let y={instancePath:i+"/accounts/"+l+"/roles/"+h,schemaPath:"#/properties/accounts/items/properties/roles/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}let u=n.length,d;if(u>1){let h={};for(;u--;){
let c=n[u];if(typeof c=="string"){if(typeof h[c]=="number"){d=h[c];let y={instancePath:i+"/accounts/"+l+"/roles",schemaPath:"\
#/properties/accounts/items/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have \
duplicate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[y]:e.push(y),s++;break}h[c]=u}}}}else{let m={instancePath:i+
"/accounts/"+l+"/roles",schemaPath:"#/properties/accounts/items/properties/roles/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(o.password!==void 0){let n=o.password;if(typeof n=="string"){
if(f(n)>300){let m={instancePath:i+"/accounts/"+l+"/password",schemaPath:"#/properties/accounts/items/properties/passwor\
d/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[m]:e.push(
m),s++}if(!Qt.test(n)){let m={instancePath:i+"/accounts/"+l+"/password",schemaPath:"#/properties/accounts/items/properti\
es/password/pattern",keyword:"pattern",params:{pattern:"^\\$argon2id\\$"},message:'must match pattern "^\\$argon2id\\$"'};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/accounts/"+l+"/password",schemaPath:"#/properties/accounts/it\
ems/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{
let n={instancePath:i+"/accounts/"+l,schemaPath:"#/properties/accounts/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/accounts",schemaPath:"#/properties\
/accounts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return ut.errors=e,s===0}var $r=dt;function dt(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(p.passwordMark===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"passwordMark"},message:"must have required property \
'passwordMark'"};e===null?e=[r]:e.push(r),s++}if(p.startedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[r]:e.push(
r),s++}if(p.seenAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
eenAt"},message:"must have required property 'seenAt'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="name"||r===
"passwordMark"||r==="startedAt"||r==="seenAt"||r==="draft")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.name!==void 0){let r=p.name;if(typeof r=="string"){if(!lt.test(r)){let t={instancePath:i+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^\
[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.passwordMark!==
void 0){let r=p.passwordMark;if(typeof r=="string"){if(f(r)>100){let t={instancePath:i+"/passwordMark",schemaPath:"#/pro\
perties/passwordMark/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[t]:e.push(t),s++}if(f(r)<1){let t={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/passwordMark",schemaPath:"#/properties/passwordMark/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.startedAt!==void 0){let r=p.startedAt;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.seenAt!==void 0){let r=p.seenAt;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/seenAt",schemaPath:"#/properties/seenA\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.draft!==void 0){
let r=p.draft;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let t={instancePath:i+"/draft",schemaPath:"\
#/properties/draft/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'pa\
th'"};e===null?e=[t]:e.push(t),s++}if(r.fields===void 0){let t={instancePath:i+"/draft",schemaPath:"#/properties/draft/r\
equired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=
[t]:e.push(t),s++}for(let t in r)if(!(t==="path"||t==="fields")){let a={instancePath:i+"/draft",schemaPath:"#/properties\
/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),s++}if(r.path!==void 0){let t=r.path;if(typeof t=="string"){if(f(t)>500){let a={
instancePath:i+"/draft/path",schemaPath:"#/properties/draft/properties/path/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/draft/path",
schemaPath:"#/properties/draft/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.fields!==void 0){let t=r.fields;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){
let l=t[a];if(typeof l=="string"){if(f(l)>2e3){let o={instancePath:i+"/draft/fields/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/draft/fiel\
ds/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{let a={instancePath:i+
"/draft/fields",schemaPath:"#/properties/draft/properties/fields/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/draft",schemaPath:"#/properties/draft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return dt.errors=e,
s===0}var Rr=ht,me={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/theme.schema\
.json",title:"Theme",description:"The closed set of tokens of every brand; each becomes a CSS custom property --mq-<grou\
p>-<name>.",type:"object",additionalProperties:!1,properties:{scheme:{type:"string",title:"Scheme",description:"Whether \
the background is dark or light.",enum:["dark","light"]},color:{title:"Colours",description:"Each text colour has at lea\
st 4.5 : 1 on the surface it is named for.",type:"object",additionalProperties:!1,properties:{background:{type:"string",
title:"Page background",description:"Page background. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"},surface:{type:"string",title:"Cards and panels",description:"Cards and panels. A hexadec\
imal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},surfaceRaised:{type:"string",title:"\
Menus and dialogs",description:"Menus and dialogs. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-\
fA-F]{6}([0-9a-fA-F]{2})?$"},surfaceSunken:{type:"string",title:"Wells and inputs",description:"Wells and inputs. A hexa\
decimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},border:{type:"string",title:"\
Hairlines",description:"Hairlines. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-f\
A-F]{2})?$"},text:{type:"string",title:"Text",description:"Text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},textMuted:{type:"string",title:"Secondary text",description:"Secondary text. A hexa\
decimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},primary:{type:"string",title:"\
Main buttons",description:"Main buttons. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([\
0-9a-fA-F]{2})?$"},primaryHover:{type:"string",title:"Main buttons under the pointer",description:"Main buttons under th\
e pointer. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onPrimary:{
type:"string",title:"Text on main buttons",description:"Text on main buttons. A hexadecimal colour such as #1d1503 or #1\
d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},accent:{type:"string",title:"Second brand colour",description:"S\
econd brand colour. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onAccent:{
type:"string",title:"Text on the accent",description:"Text on the accent. A hexadecimal colour such as #1d1503 or #1d150\
3cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},link:{type:"string",title:"Links in text",description:"Links in text\
. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},focus:{type:"string",
title:"Focus ring",description:"Focus ring. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"},header:{type:"string",title:"Header background",description:"Header background. A hexadecimal colo\
ur such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onHeader:{type:"string",title:"Header te\
xt",description:"Header text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{\
2})?$"},footer:{type:"string",title:"Footer background",description:"Footer background. A hexadecimal colour such as #1d\
1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onFooter:{type:"string",title:"Footer text",description:"\
Footer text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},live:{type:"\
string",title:"Live badge",description:"Live badge. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a\
-fA-F]{6}([0-9a-fA-F]{2})?$"},onLive:{type:"string",title:"Text on the live badge",description:"Text on the live badge. \
A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},jackpot:{type:"string",
title:"Jackpot amounts",description:"Jackpot amounts. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"},success:{type:"string",title:"Success",description:"Success. A hexadecimal colour such a\
s #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},warning:{type:"string",title:"Warning",description:"\
Warning. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},danger:{type:"\
string",title:"Error",description:"Error. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?$"},scrim:{type:"string",title:"Veil over pictures behind text",description:"Veil over pictures behind t\
ext. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},onScrim:{type:"st\
ring",title:"Text over pictures",description:"Text over pictures. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"}},required:["background","surface","surfaceRaised","surfaceSunken","border","text","\
textMuted","primary","primaryHover","onPrimary","accent","onAccent","link","focus","header","onHeader","footer","onFoote\
r","live","onLive","jackpot","success","warning","danger","scrim","onScrim"]},font:{title:"Fonts",description:"Families \
are bundled with the site.",type:"object",additionalProperties:!1,properties:{display:{type:"string",title:"Headline fam\
ily",description:"Headline family. Name of a font family: letters, digits, spaces and hyphens.",maxLength:60,pattern:"^[\
A-Za-z0-9][A-Za-z0-9 _-]*$"},text:{type:"string",title:"Text family",description:"Text family. Name of a font family: le\
tters, digits, spaces and hyphens.",maxLength:60,pattern:"^[A-Za-z0-9][A-Za-z0-9 _-]*$"},displayWeight:{type:"integer",title:"\
Headline weight",description:"100 to 900.",minimum:100,maximum:900},displayCase:{type:"string",title:"Headline case",description:"\
Case.",enum:["none","uppercase"]},displayTracking:{type:"string",title:"Headline letter spacing",description:"Headline l\
etter spacing. Letter spacing such as 0.02em, or normal.",maxLength:20,pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem\
)|0)$"},displayScale:{type:"number",title:"Headline scale",description:"1 is the normal size.",minimum:.7,maximum:1.4}},
required:["display","text","displayWeight","displayCase","displayTracking","displayScale"]},radius:{title:"Corners",description:"\
CSS lengths.",type:"object",additionalProperties:!1,properties:{small:{type:"string",title:"Chips and inputs",description:"\
Chips and inputs. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?$"},medium:{type:"string",title:"Cards",description:"Cards. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},large:{type:"string",title:"Heroes and panels",description:"\
Heroes and panels. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},button:{type:"string",title:"Buttons",description:"Buttons. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},tile:{type:"string",title:"Game tiles",description:"Game \
tiles. A CSS length such as 12px, 1.5rem or 0.",maxLength:20,pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"}},
required:["small","medium","large","button","tile"]},clip:{title:"Cut corners",description:"clip-path values, or none.",
type:"object",additionalProperties:!1,properties:{button:{type:"string",title:"Buttons",description:"Buttons. none, poly\
gon(10px 0, 100% 0, ...) or inset(...), of lengths and calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)\
)){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-]\
 -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?)+\\)))?\\))$"},card:{type:"string",title:"Cards",description:"Cards. none, polygon(10px 0, 100% 0, ...) or inset(.\
..), of lengths and calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},tile:{
type:"string",title:"Game tiles",description:"Game tiles. none, polygon(10px 0, 100% 0, ...) or inset(...), of lengths a\
nd calc(a + b).",maxLength:600,pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)\
)(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"}},required:["button","card",
"tile"]},effect:{title:"Effects",description:"CSS values.",type:"object",additionalProperties:!1,properties:{page:{type:"\
string",title:"Background image of the page",description:"Background image of the page. none, or linear-gradient(...) an\
d radial-gradient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)de\
g|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)\
( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)\
, )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+\
(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|t\
op|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|\
bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(\
, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},
hero:{type:"string",title:"Veil of the hero",description:"Veil of the hero. none, or linear-gradient(...) and radial-gra\
dient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bo\
ttom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\
\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|l\
eft|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-\
fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\\
d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|ce\
nter)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cente\
r))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA\
-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},header:{
type:"string",title:"Background image of the header",description:"Background image of the header. none, or linear-gradie\
nt(...) and radial-gradient(...) of hexadecimal colours.",maxLength:600,pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)\
?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch\
|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bott\
om|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|\
center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradien\
t\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent\
)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|le\
ft|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|\
right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\)))\
{0,5})$"},cardShadow:{type:"string",title:"Shadow of cards",description:"Shadow of cards. none, or shadows of lengths an\
d one hexadecimal colour such as 0 10px 30px #00000059.",maxLength:600,pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(\
, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F\
]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},raisedShadow:{type:"string",title:"Shadow of menus and dialogs",description:"\
Shadow of menus and dialogs. none, or shadows of lengths and one hexadecimal colour such as 0 10px 30px #00000059.",maxLength:600,
pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3\
} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},glow:{type:"string",title:"\
Shadow of main buttons",description:"Shadow of main buttons. none, or shadows of lengths and one hexadecimal colour such\
 as 0 10px 30px #00000059.",maxLength:600,pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpa\
rent)){0,5})$"},tileHover:{type:"string",title:"Transform of a tile under the pointer",description:"Transform of a tile \
under the pointer. none, or translate(...), scale(...) and rotate(...).",maxLength:120,pattern:"^(none|((translate|trans\
lateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scal\
e|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|tra\
nslateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(sc\
ale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"}},
required:["page","hero","header","cardShadow","raisedShadow","glow","tileHover"]},layout:{title:"Measures",description:"\
CSS lengths.",type:"object",additionalProperties:!1,properties:{maxWidth:{type:"string",title:"Widest content",description:"\
Widest content. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},gutter:{
type:"string",title:"Space at the sides",description:"Space at the sides. A CSS length such as 12px, or clamp(16px, 3vw,\
 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},tileMin:{type:"string",title:"Narrowest game tile",description:"Narrowest \
game tile. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\
\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [\
+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},tileGap:{type:"\
string",title:"Space between tiles",description:"Space between tiles. A CSS length such as 12px, or clamp(16px, 3vw, 40p\
x).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},sectionGap:{type:"string",title:"Space between blocks",description:"Space betw\
een blocks. A CSS length such as 12px, or clamp(16px, 3vw, 40px).",maxLength:120,pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( \
[+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"}},required:[
"maxWidth","gutter","tileMin","tileGap","sectionGap"]}},required:["scheme","color","font","radius","clip","effect","layo\
ut"]},P=new RegExp("^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$","u"),Re=new RegExp("^[A-Za-z0-9][A-Za-z0-9 _-]*$","u"),Xt=new RegExp(
"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$","u"),z=new RegExp("^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$",
"u"),le=new RegExp("^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$","u"),ue=new RegExp("^(none|(linear-gradient\\((-\
?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|ri\
ght|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right\
|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){\
0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (li\
near-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?\
|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,\
2}){1,7}\\))){0,5})$","u"),de=new RegExp("^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,\
5})$","u"),Jt=new RegExp("^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|ro\
tate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|\
rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$","u"),H=new RegExp("^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max\
)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$","u");function ht(p,{instancePath:i="",
parentData:v,parentDataProperty:w,rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.scheme===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"must\
 have required property 'scheme'"};e===null?e=[r]:e.push(r),s++}if(p.color===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"color"},message:"must have required property 'color'"};e===null?e=
[r]:e.push(r),s++}if(p.font===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
font"},message:"must have required property 'font'"};e===null?e=[r]:e.push(r),s++}if(p.radius===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radiu\
s'"};e===null?e=[r]:e.push(r),s++}if(p.clip===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"clip"},message:"must have required property 'clip'"};e===null?e=[r]:e.push(r),s++}if(p.effect===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"effect"},message:"must have re\
quired property 'effect'"};e===null?e=[r]:e.push(r),s++}if(p.layout===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layout'"};e===null?e=[r]:
e.push(r),s++}for(let r in p)if(!(r==="scheme"||r==="color"||r==="font"||r==="radius"||r==="clip"||r==="effect"||r==="la\
yout")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.scheme!==void 0){let r=p.scheme;if(typeof r!=
"string"){let t={instancePath:i+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="dark"||r==="light")){let t={instancePath:i+"/scheme",schemaPath:"\
#/properties/scheme/enum",keyword:"enum",params:{allowedValues:me.properties.scheme.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.color!==void 0){let r=p.color;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.background===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"r\
equired",params:{missingProperty:"background"},message:"must have required property 'background'"};e===null?e=[t]:e.push(
t),s++}if(r.surface===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",
params:{missingProperty:"surface"},message:"must have required property 'surface'"};e===null?e=[t]:e.push(t),s++}if(r.surfaceRaised===
void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceRaised"},message:"must have required property 'surfaceRaised'"};e===null?e=[t]:e.push(t),s++}if(r.surfaceSunken===
void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceSunken"},message:"must have required property 'surfaceSunken'"};e===null?e=[t]:e.push(t),s++}if(r.border===void 0){
let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"bord\
er"},message:"must have required property 'border'"};e===null?e=[t]:e.push(t),s++}if(r.text===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"text"},message:"must have \
required property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.textMuted===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"textMuted"},message:"must have required propert\
y 'textMuted'"};e===null?e=[t]:e.push(t),s++}if(r.primary===void 0){let t={instancePath:i+"/color",schemaPath:"#/propert\
ies/color/required",keyword:"required",params:{missingProperty:"primary"},message:"must have required property 'primary'"};
e===null?e=[t]:e.push(t),s++}if(r.primaryHover===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/r\
equired",keyword:"required",params:{missingProperty:"primaryHover"},message:"must have required property 'primaryHover'"};
e===null?e=[t]:e.push(t),s++}if(r.onPrimary===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/requ\
ired",keyword:"required",params:{missingProperty:"onPrimary"},message:"must have required property 'onPrimary'"};e===null?
e=[t]:e.push(t),s++}if(r.accent===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"\
required",params:{missingProperty:"accent"},message:"must have required property 'accent'"};e===null?e=[t]:e.push(t),s++}
if(r.onAccent===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{
missingProperty:"onAccent"},message:"must have required property 'onAccent'"};e===null?e=[t]:e.push(t),s++}if(r.link===void 0){
let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"link"},
message:"must have required property 'link'"};e===null?e=[t]:e.push(t),s++}if(r.focus===void 0){let t={instancePath:i+"/\
color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"focus"},message:"must have r\
equired property 'focus'"};e===null?e=[t]:e.push(t),s++}if(r.header===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property '\
header'"};e===null?e=[t]:e.push(t),s++}if(r.onHeader===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/c\
olor/required",keyword:"required",params:{missingProperty:"onHeader"},message:"must have required property 'onHeader'"};
e===null?e=[t]:e.push(t),s++}if(r.footer===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/require\
d",keyword:"required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[t]:e.
push(t),s++}if(r.onFooter===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"req\
uired",params:{missingProperty:"onFooter"},message:"must have required property 'onFooter'"};e===null?e=[t]:e.push(t),s++}
if(r.live===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
live"},message:"must have required property 'live'"};e===null?e=[t]:e.push(t),s++}if(r.onLive===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onLive"},message:"must hav\
e required property 'onLive'"};e===null?e=[t]:e.push(t),s++}if(r.jackpot===void 0){let t={instancePath:i+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[t]:e.push(t),s++}if(r.success===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/\
color/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[t]:e.push(t),s++}if(r.warning===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",
keyword:"required",params:{missingProperty:"warning"},message:"must have required property 'warning'"};e===null?e=[t]:e.
push(t),s++}if(r.danger===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"requi\
red",params:{missingProperty:"danger"},message:"must have required property 'danger'"};e===null?e=[t]:e.push(t),s++}if(r.
scrim===void 0){let t={instancePath:i+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
scrim"},message:"must have required property 'scrim'"};e===null?e=[t]:e.push(t),s++}if(r.onScrim===void 0){let t={instancePath:i+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onScrim"},message:"must ha\
ve required property 'onScrim'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!T.call(me.properties.color.properties,t)){
let a={instancePath:i+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.background!==void 0){
let t=r.background;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/background",schemaPath:"#/propert\
ies/color/properties/background/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/background",schemaPath:"#/properties/color/properties/background/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surface!==void 0){let t=r.surface;if(typeof t=="string"){if(!P.test(
t)){let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surface/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surface",schemaPath:"#/properties/color/properties/surf\
ace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surfaceRaised!==
void 0){let t=r.surfaceRaised;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/surfaceRaised",schemaPath:"\
#/properties/color/properties/surfaceRaised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/surfaceRaised",schemaPath:"#/properties/color/properties/surfaceRaised/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.surfaceSunken!==void 0){let t=r.surfaceSunken;if(typeof t==
"string"){if(!P.test(t)){let a={instancePath:i+"/color/surfaceSunken",schemaPath:"#/properties/color/properties/surfaceS\
unken/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0\
-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/surfaceSunken",schemaPath:"\
#/properties/color/properties/surfaceSunken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}if(r.border!==void 0){let t=r.border;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/\
color/border",schemaPath:"#/properties/color/properties/border/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]\
{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/border",schemaPath:"#/properties/color/properties/border/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){
if(!P.test(t)){let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/text/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/text",schemaPath:"#/properties/color/properties/t\
ext/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.textMuted!==
void 0){let t=r.textMuted;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/textMuted",schemaPath:"#/p\
roperties/color/properties/textMuted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/textMuted",schemaPath:"#/properties/color/properties/textMuted/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),s++}}if(r.primary!==void 0){let t=r.primary;if(typeof t=="string"){if(!P.test(t)){
let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/primary",schemaPath:"#/properties/color/properties/primary/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.primaryHover!==void 0){
let t=r.primaryHover;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/primaryHover",schemaPath:"#/pro\
perties/color/properties/primaryHover/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/primaryHover",schemaPath:"#/properties/color/properties/primaryHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onPrimary!==void 0){let t=r.onPrimary;if(typeof t=="string"){if(!P.test(
t)){let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properties/onPrimary/pattern",keyword:"patte\
rn",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onPrimary",schemaPath:"#/properties/color/properti\
es/onPrimary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.accent!==
void 0){let t=r.accent;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/accent",schemaPath:"#/propert\
ies/color/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'mu\
st match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color\
/accent",schemaPath:"#/properties/color/properties/accent/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}}if(r.onAccent!==void 0){let t=r.onAccent;if(typeof t=="string"){if(!P.test(t)){let a={
instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.link!==void 0){let t=r.link;if(typeof t==
"string"){if(!P.test(t)){let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properties/link/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]\
{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/link",schemaPath:"#/properties/color/properti\
es/link/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.focus!==
void 0){let t=r.focus;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/focus",schemaPath:"#/propertie\
s/color/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must \
match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/fo\
cus",schemaPath:"#/properties/color/properties/focus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}if(r.header!==void 0){let t=r.header;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+
"/color/header",schemaPath:"#/properties/color/properties/header/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/header",schemaPath:"#/properties/color/properties/header/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onHeader!==void 0){let t=r.onHeader;if(typeof t=="\
string"){if(!P.test(t)){let a={instancePath:i+"/color/onHeader",schemaPath:"#/properties/color/properties/onHeader/patte\
rn",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onHeader",schemaPath:"#/properti\
es/color/properties/onHeader/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}if(r.footer!==void 0){let t=r.footer;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/footer",
schemaPath:"#/properties/color/properties/footer/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/color/footer",schemaPath:"#/properties/color/properties/footer/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.onFooter!==void 0){let t=r.onFooter;if(typeof t=="string"){if(!P.test(
t)){let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onFooter/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onFooter",schemaPath:"#/properties/color/properties/onF\
ooter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.live!==void 0){
let t=r.live;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/live",schemaPath:"#/properties/color/pr\
operties/live/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match patte\
rn "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/live",schemaPath:"\
#/properties/color/properties/live/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.onLive!==void 0){let t=r.onLive;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/\
onLive",schemaPath:"#/properties/color/properties/onLive/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/color/onLive",schemaPath:"#/properties/color/properties/onLive/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.jackpot!==void 0){let t=r.jackpot;if(typeof t=="st\
ring"){if(!P.test(t)){let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/color/properties/jackpot/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/jackpot",schemaPath:"#/properties/co\
lor/properties/jackpot/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.success!==void 0){let t=r.success;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/success",schemaPath:"\
#/properties/color/properties/success/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/col\
or/success",schemaPath:"#/properties/color/properties/success/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),s++}}if(r.warning!==void 0){let t=r.warning;if(typeof t=="string"){if(!P.test(t)){let a={
instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/color/warning",schemaPath:"#/properties/color/properties/warning/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.danger!==void 0){let t=r.danger;
if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/danger",schemaPath:"#/properties/color/properties/da\
nger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/danger",schemaPath:"#/\
properties/color/properties/danger/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.scrim!==void 0){let t=r.scrim;if(typeof t=="string"){if(!P.test(t)){let a={instancePath:i+"/color/sc\
rim",schemaPath:"#/properties/color/properties/scrim/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-\
fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/color/scrim",schemaPath:"#/properties/color/properties/scrim/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.onScrim!==void 0){let t=r.onScrim;if(typeof t=="string"){if(!P.
test(t)){let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/properties/onScrim/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/color/onScrim",schemaPath:"#/properties/color/propertie\
s/onScrim/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={
instancePath:i+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),s++}}if(p.font!==void 0){let r=p.font;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.display===
void 0){let t={instancePath:i+"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"\
display"},message:"must have required property 'display'"};e===null?e=[t]:e.push(t),s++}if(r.text===void 0){let t={instancePath:i+
"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"text"},message:"must have re\
quired property 'text'"};e===null?e=[t]:e.push(t),s++}if(r.displayWeight===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayWeight"},message:"must have required prop\
erty 'displayWeight'"};e===null?e=[t]:e.push(t),s++}if(r.displayCase===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayCase"},message:"must have required proper\
ty 'displayCase'"};e===null?e=[t]:e.push(t),s++}if(r.displayTracking===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayTracking"},message:"must have required pr\
operty 'displayTracking'"};e===null?e=[t]:e.push(t),s++}if(r.displayScale===void 0){let t={instancePath:i+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayScale"},message:"must have required prope\
rty 'displayScale'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="display"||t==="text"||t==="displayWeight"||t===
"displayCase"||t==="displayTracking"||t==="displayScale")){let a={instancePath:i+"/font",schemaPath:"#/properties/font/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[a]:e.push(a),s++}if(r.display!==void 0){let t=r.display;if(typeof t=="string"){if(f(t)>60){let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!Re.test(t)){let a={instancePath:i+"/font/displa\
y",schemaPath:"#/properties/font/properties/display/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 _\
-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/display",schemaPath:"#/properties/font/properties/display/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(f(t)>60){let a={
instancePath:i+"/font/text",schemaPath:"#/properties/font/properties/text/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),s++}if(!Re.test(t)){let a={instancePath:i+"/fo\
nt/text",schemaPath:"#/properties/font/properties/text/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-\
9 _-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/font/text",schemaPath:"#/properties/font/properties/text/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}}if(r.displayWeight!==void 0){let t=r.displayWeight;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/properties/displayWei\
ght/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="n\
umber"&&isFinite(t)){if(t>900||isNaN(t)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/prope\
rties/displayWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:900},message:"must be <= 900"};e===null?e=[
a]:e.push(a),s++}if(t<100||isNaN(t)){let a={instancePath:i+"/font/displayWeight",schemaPath:"#/properties/font/propertie\
s/displayWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[a]:e.
push(a),s++}}}if(r.displayCase!==void 0){let t=r.displayCase;if(typeof t!="string"){let a={instancePath:i+"/font/display\
Case",schemaPath:"#/properties/font/properties/displayCase/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}if(!(t==="none"||t==="uppercase")){let a={instancePath:i+"/font/displayCase",schemaPath:"\
#/properties/font/properties/displayCase/enum",keyword:"enum",params:{allowedValues:me.properties.font.properties.displayCase.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.displayTracking!==void 0){
let t=r.displayTracking;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/font/displayTracking",schemaPath:"#/p\
roperties/font/properties/displayTracking/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more t\
han 20 characters"};e===null?e=[a]:e.push(a),s++}if(!Xt.test(t)){let a={instancePath:i+"/font/displayTracking",schemaPath:"\
#/properties/font/properties/displayTracking/pattern",keyword:"pattern",params:{pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(\
em|px|rem)|0)$"},message:'must match pattern "^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$"'};e===null?e=[a]:e.push(
a),s++}}else{let a={instancePath:i+"/font/displayTracking",schemaPath:"#/properties/font/properties/displayTracking/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.displayScale!==void 0){
let t=r.displayScale;if(typeof t=="number"&&isFinite(t)){if(t>1.4||isNaN(t)){let a={instancePath:i+"/font/displayScale",
schemaPath:"#/properties/font/properties/displayScale/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.4},message:"\
must be <= 1.4"};e===null?e=[a]:e.push(a),s++}if(t<.7||isNaN(t)){let a={instancePath:i+"/font/displayScale",schemaPath:"\
#/properties/font/properties/displayScale/minimum",keyword:"minimum",params:{comparison:">=",limit:.7},message:"must be \
>= 0.7"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/font/displayScale",schemaPath:"#/properties/font/pro\
perties/displayScale/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),s++}}if(p.radius!==void 0){let r=p.radius;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.small===void 0){let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{
missingProperty:"small"},message:"must have required property 'small'"};e===null?e=[t]:e.push(t),s++}if(r.medium===void 0){
let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"me\
dium"},message:"must have required property 'medium'"};e===null?e=[t]:e.push(t),s++}if(r.large===void 0){let t={instancePath:i+
"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"large"},message:"must ha\
ve required property 'large'"};e===null?e=[t]:e.push(t),s++}if(r.button===void 0){let t={instancePath:i+"/radius",schemaPath:"\
#/properties/radius/required",keyword:"required",params:{missingProperty:"button"},message:"must have required property \
'button'"};e===null?e=[t]:e.push(t),s++}if(r.tile===void 0){let t={instancePath:i+"/radius",schemaPath:"#/properties/rad\
ius/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};e===null?
e=[t]:e.push(t),s++}for(let t in r)if(!(t==="small"||t==="medium"||t==="large"||t==="button"||t==="tile")){let a={instancePath:i+
"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.small!==void 0){let t=r.small;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!z.
test(t)){let a={instancePath:i+"/radius/small",schemaPath:"#/properties/radius/properties/small/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/small",schemaPath:"#\
/properties/radius/properties/small/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.medium!==void 0){let t=r.medium;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/radius/me\
dium",schemaPath:"#/properties/radius/properties/medium/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(t)){let a={instancePath:i+"/radius/medium",schemaPath:"\
#/properties/radius/properties/medium/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.large!==void 0){let t=r.large;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!z.
test(t)){let a={instancePath:i+"/radius/large",schemaPath:"#/properties/radius/properties/large/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/large",schemaPath:"#\
/properties/radius/properties/large/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.button!==void 0){let t=r.button;if(typeof t=="string"){if(f(t)>20){let a={instancePath:i+"/radius/bu\
tton",schemaPath:"#/properties/radius/properties/button/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(t)){let a={instancePath:i+"/radius/button",schemaPath:"\
#/properties/radius/properties/button/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),
s++}}else{let a={instancePath:i+"/radius/button",schemaPath:"#/properties/radius/properties/button/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tile!==void 0){let t=r.tile;if(typeof t==
"string"){if(f(t)>20){let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[a]:e.push(a),s++}if(!z.test(t)){
let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/pattern",keyword:"pattern",params:{
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/radius/tile",schemaPath:"#/properties/r\
adius/properties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}}if(p.clip!==void 0){let r=p.clip;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.button===void 0){let t={instancePath:i+"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"\
button"},message:"must have required property 'button'"};e===null?e=[t]:e.push(t),s++}if(r.card===void 0){let t={instancePath:i+
"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"card"},message:"must have re\
quired property 'card'"};e===null?e=[t]:e.push(t),s++}if(r.tile===void 0){let t={instancePath:i+"/clip",schemaPath:"#/pr\
operties/clip/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="button"||t==="card"||t==="tile")){let a={instancePath:i+"/clip",schemaPath:"\
#/properties/clip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[a]:e.push(a),s++}if(r.button!==void 0){let t=r.button;if(typeof t=="string"){if(f(
t)>600){let a={instancePath:i+"/clip/button",schemaPath:"#/properties/clip/properties/button/maxLength",keyword:"maxLeng\
th",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.test(t)){let a={
instancePath:i+"/clip/button",schemaPath:"#/properties/clip/properties/button/pattern",keyword:"pattern",params:{pattern:"\
^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+\
)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( \
round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},message:'must match pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|i\
nset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\
\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/clip/button",schemaPath:"#/properties/clip/propertie\
s/button/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.card!==
void 0){let t=r.card;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/cli\
p/properties/card/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===
null?e=[a]:e.push(a),s++}if(!le.test(t)){let a={instancePath:i+"/clip/card",schemaPath:"#/properties/clip/properties/car\
d/pattern",keyword:"pattern",params:{pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"},message:'must match\
 pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\\
))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/clip/card",schemaPath:"#/properties/clip/properties/card/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),s++}}if(r.tile!==void 0){let t=r.tile;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+
"/clip/tile",schemaPath:"#/properties/clip/properties/tile/maxLength",keyword:"maxLength",params:{limit:600},message:"mu\
st NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!le.test(t)){let a={instancePath:i+"/clip/tile",schemaPath:"\
#/properties/clip/properties/tile/pattern",keyword:"pattern",params:{pattern:"^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|r\
em|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?\
|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|ins\
et\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|\
vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\)\
)$"},message:'must match pattern "^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/clip/tile",schemaPath:"#/properties/clip/properties/tile/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/clip",schemaPath:"#/propertie\
s/clip/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.effect!==
void 0){let r=p.effect;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.page===void 0){let t={instancePath:i+"/effect",
schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"page"},message:"must have required\
 property 'page'"};e===null?e=[t]:e.push(t),s++}if(r.hero===void 0){let t={instancePath:i+"/effect",schemaPath:"#/proper\
ties/effect/required",keyword:"required",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===
null?e=[t]:e.push(t),s++}if(r.header===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[t]:e.push(
t),s++}if(r.cardShadow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requ\
ired",params:{missingProperty:"cardShadow"},message:"must have required property 'cardShadow'"};e===null?e=[t]:e.push(t),
s++}if(r.raisedShadow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"requi\
red",params:{missingProperty:"raisedShadow"},message:"must have required property 'raisedShadow'"};e===null?e=[t]:e.push(
t),s++}if(r.glow===void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",
params:{missingProperty:"glow"},message:"must have required property 'glow'"};e===null?e=[t]:e.push(t),s++}if(r.tileHover===
void 0){let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"\
tileHover"},message:"must have required property 'tileHover'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="pag\
e"||t==="hero"||t==="header"||t==="cardShadow"||t==="raisedShadow"||t==="glow"||t==="tileHover")){let a={instancePath:i+
"/effect",schemaPath:"#/properties/effect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.page!==void 0){let t=r.page;if(typeof t==
"string"){if(f(t)>600){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!ue.test(
t)){let a={instancePath:i+"/effect/page",schemaPath:"#/properties/effect/properties/page/pattern",keyword:"pattern",params:{
pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{\
6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|\
ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top\
|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)\
(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gra\
dient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpa\
rent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+\
)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},message:'must match pattern "^(none|(linear-gradient\\((-?(\\\
d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right\
|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|to\
p|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2\
}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linea\
r-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|tr\
ansparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at\
 (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2})\
{1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/page",schemaPath:"#/properties/ef\
fect/properties/page/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}
if(r.hero!==void 0){let t=r.hero;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/effect/hero",schemaPath:"#/\
properties/effect/properties/hero/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600\
 characters"};e===null?e=[a]:e.push(a),s++}if(!ue.test(t)){let a={instancePath:i+"/effect/hero",schemaPath:"#/properties\
/effect/properties/hero/pattern",keyword:"pattern",params:{pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|t\
o (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )\
?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([\
0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\
\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\\
d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|v\
h|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|\
bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+\
)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bot\
tom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (\
#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},
message:'must match pattern "^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right)\
)?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-\
gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( \
at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( \
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|tran\
sparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\
\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|rig\
ht)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2\
}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top\
|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9\
a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transp\
arent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/effect/hero",schemaPath:"#/properties/effect/properties/hero/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.header!==void 0){let t=r.header;if(typeof t=="stri\
ng"){if(f(t)>600){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!ue.test(
t)){let a={instancePath:i+"/effect/header",schemaPath:"#/properties/effect/properties/header/pattern",keyword:"pattern",
params:{pattern:"^(none|(linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9\
a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\(((\
(circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|r\
ight|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|r\
ight))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|ra\
dial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cent\
er)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"},message:'must match pattern "^(none|(linear-gradi\
ent\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transpare\
nt)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|\
left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center))?)?|at (-?(\\d\
+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|lef\
t|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|c\
h|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\)\
)(, (linear-gradient\\((-?(\\d+(\\.\\d+)?|\\.\\d+)deg|to (top|bottom|left|right)( (left|right))?)(, (#[0-9a-fA-F]{6}([0-9a-fA-\
F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){2,8}\\)|radial-gradient\\((((circle|ellipse|-?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)? -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)( at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem\
|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|cent\
er))?)?|at (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|left|right|top|bottom|center)( (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em\
|vw|vh|ch|%)?|left|right|top|bottom|center))?), )?(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(\
px|rem|em|vw|vh|ch|%)?){0,2}(, (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/header",schemaPath:"#/p\
roperties/effect/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(r.cardShadow!==void 0){let t=r.cardShadow;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/\
effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!de.test(t)){let a={instancePath:i+"/e\
ffect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/pattern",keyword:"pattern",params:{pattern:"^(no\
ne|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'must match pattern "^(none|(in\
set )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.raisedShadow!==void 0){let t=r.raisedShadow;if(typeof t=="string"){if(f(
t)>600){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/maxLength",
keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[a]:e.push(a),s++}if(!de.
test(t)){let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/pattern",keyword:"\
pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'\
must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raised\
Shadow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.glow!==void 0){
let t=r.glow;if(typeof t=="string"){if(f(t)>600){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/pr\
operties/glow/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?
e=[a]:e.push(a),s++}if(!de.test(t)){let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/glow\
/pattern",keyword:"pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent))\
{0,5})$"},message:'must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})\
$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/effect/glow",schemaPath:"#/properties/effect/properties/\
glow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileHover!==
void 0){let t=r.tileHover;if(typeof t=="string"){if(f(t)>120){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};e===null?e=[a]:e.push(a),s++}if(!Jt.test(t)){let a={instancePath:i+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/pattern",keyword:"pattern",params:{pattern:"^(none|((translate|translateX|translate\
Y)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY\
)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|transla\
teY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scal\
eY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"},
message:'must match pattern "^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)\
|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(,\
 -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\
\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/eff\
ect/tileHover",schemaPath:"#/properties/effect/properties/tileHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/effect",schemaPath:"#/properties/effect/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.layout!==void 0){let r=p.
layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.maxWidth===void 0){let t={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"maxWidth"},message:"must have required propert\
y 'maxWidth'"};e===null?e=[t]:e.push(t),s++}if(r.gutter===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properti\
es/layout/required",keyword:"required",params:{missingProperty:"gutter"},message:"must have required property 'gutter'"};
e===null?e=[t]:e.push(t),s++}if(r.tileMin===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/requ\
ired",keyword:"required",params:{missingProperty:"tileMin"},message:"must have required property 'tileMin'"};e===null?e=
[t]:e.push(t),s++}if(r.tileGap===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"\
required",params:{missingProperty:"tileGap"},message:"must have required property 'tileGap'"};e===null?e=[t]:e.push(t),s++}
if(r.sectionGap===void 0){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{
missingProperty:"sectionGap"},message:"must have required property 'sectionGap'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="maxWidth"||t==="gutter"||t==="tileMin"||t==="tileGap"||t==="sectionGap")){let a={instancePath:i+"/layout",schemaPath:"\
#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT\
 have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.maxWidth!==void 0){let t=r.maxWidth;if(typeof t=="string"){
if(f(t)>120){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!H.test(
t)){let a={instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/pattern",keyword:"patte\
rn",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(\
 [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.gutter!==void 0){let t=r.gutter;if(typeof t=="stri\
ng"){if(f(t)>120){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!H.test(
t)){let a={instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileMin!==void 0){let t=r.tileMin;if(typeof t=="strin\
g"){if(f(t)>120){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!H.test(
t)){let a={instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:i+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.tileGap!==void 0){let t=r.tileGap;if(typeof t=="str\
ing"){if(f(t)>120){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(!H.
test(t)){let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/pattern",keyword:"pa\
ttern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|r\
em|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:i+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.sectionGap!==void 0){let t=r.sectionGap;if(typeof t==
"string"){if(f(t)>120){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(
a),s++}if(!H.test(t)){let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/p\
attern",keyword:"pattern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( \
[+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionG\
ap/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+
"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return ht.errors=e,s===0}var Er=ct,Q={$schema:"http://json-schema.org/draft-07\
/schema#",$id:"https://marquee.dev/schemas/site/verification-answer.schema.json",title:"Verification answer",description:"\
The private answer of GET /api/player/verification: how far the identity check has come.",type:"object",additionalProperties:!1,
properties:{state:{title:"State",description:"verified: nothing is wanted; review: documents are being looked at; reques\
ted: documents are wanted; restricted: the account is restricted; open: nothing has been asked for yet.",type:"string",enum:[
"verified","review","requested","restricted","open"]},daysLeft:{title:"Days left",description:"Whole days until the firs\
t wanted document must be there; null when none has a date.",type:["integer","null"],minimum:0,maximum:1e4},documents:{title:"\
Documents",description:"Those that are wanted, sent or given; wanted ones lead.",type:"array",items:{title:"Document",description:"\
One document.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"What it proves.",type:"\
string",enum:["PROOF_OF_ID","PROOF_OF_ADDRESS","PROOF_OF_PAYMENT","SOURCE_OF_WEALTH","EDD_QUESTIONNAIRE","OTHER"]},status:{
title:"Status",description:"How it stands.",type:"string",enum:["REQUESTED","UNDER_REVIEW","VERIFIED","EXPIRED"]}},required:[
"type","status"]}}},required:["state","daysLeft","documents"],examples:[{state:"requested",daysLeft:12,documents:[{type:"\
PROOF_OF_ID",status:"REQUESTED"}]}]};function ct(p,{instancePath:i="",parentData:v,parentDataProperty:w,rootData:b=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.state===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:
e.push(r),s++}if(p.daysLeft===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
daysLeft"},message:"must have required property 'daysLeft'"};e===null?e=[r]:e.push(r),s++}if(p.documents===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have requir\
ed property 'documents'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="state"||r==="daysLeft"||r==="documents")){
let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.state!==void 0){let r=p.state;if(typeof r!="stri\
ng"){let t={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="verified"||r==="review"||r==="requested"||r==="restricted"||r===
"open")){let t={instancePath:i+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Q.properties.
state.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.daysLeft!==void 0){
let r=p.daysLeft;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/type",keyword:"type",params:{type:Q.properties.daysLeft.type},message:"must be integer,null"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){let t={instancePath:i+"/daysLeft",schemaPath:"\
#/properties/daysLeft/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?
e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/daysLeft",schemaPath:"#/properties/daysLeft/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.documents!==void 0){
let r=p.documents;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.type===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(l.
status===void 0){let o={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/required",keyword:"requi\
red",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),s++}for(let o in l)
if(!(o==="type"||o==="status")){let n={instancePath:i+"/documents/"+a,schemaPath:"#/properties/documents/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),s++}if(l.type!==void 0){let o=l.type;if(typeof o!="string"){let n={instancePath:i+"/documents/"+
a+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="PROOF_OF_ID"||o==="PROOF_OF_ADDRESS"||o==="PROOF_OF_PAYMENT"||o===
"SOURCE_OF_WEALTH"||o==="EDD_QUESTIONNAIRE"||o==="OTHER")){let n={instancePath:i+"/documents/"+a+"/type",schemaPath:"#/p\
roperties/documents/items/properties/type/enum",keyword:"enum",params:{allowedValues:Q.properties.documents.items.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(l.status!==void 0){let o=l.
status;if(typeof o!="string"){let n={instancePath:i+"/documents/"+a+"/status",schemaPath:"#/properties/documents/items/p\
roperties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o===
"REQUESTED"||o==="UNDER_REVIEW"||o==="VERIFIED"||o==="EXPIRED")){let n={instancePath:i+"/documents/"+a+"/status",schemaPath:"\
#/properties/documents/items/properties/status/enum",keyword:"enum",params:{allowedValues:Q.properties.documents.items.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let o={instancePath:i+
"/documents/"+a,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ct.errors=e,
s===0}var Wr=ft;var er=new RegExp("^/(\\.well-known(/[A-Za-z0-9][A-Za-z0-9._-]*){1,3}|[A-Za-z0-9][A-Za-z0-9_-]*\\.(txt|html|xml|json))$",
"u"),tr=new RegExp("^[^\\u0000-\\u001f\\u007f]*$","u");function ft(p,{instancePath:i="",parentData:v,parentDataProperty:w,
rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.files===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"files"},message:"must have required property 'files'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="files"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.files!==void 0){let r=p.files;if(Array.isArray(r)){if(r.length>50){let a={instancePath:i+"/files",schemaPath:"\
#/properties/files/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=
[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===
void 0){let o={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[o]:e.push(o),s++}if(l.lines===void 0){let o={instancePath:i+
"/files/"+a,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"lines"},message:"\
must have required property 'lines'"};e===null?e=[o]:e.push(o),s++}for(let o in l)if(!(o==="path"||o==="lines")){let n={
instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(l.path!==void 0){let o=l.
path;if(typeof o=="string"){if(f(o)>200){let n={instancePath:i+"/files/"+a+"/path",schemaPath:"#/properties/files/items/\
properties/path/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[n]:e.push(n),s++}if(!er.test(o)){let n={instancePath:i+"/files/"+a+"/path",schemaPath:"#/properties/files/items/\
properties/path/pattern",keyword:"pattern",params:{pattern:"^/(\\.well-known(/[A-Za-z0-9][A-Za-z0-9._-]*){1,3}|[A-Za-z0-9\
][A-Za-z0-9_-]*\\.(txt|html|xml|json))$"},message:'must match pattern "^/(\\.well-known(/[A-Za-z0-9][A-Za-z0-9._-]*){1,3}\
|[A-Za-z0-9][A-Za-z0-9_-]*\\.(txt|html|xml|json))$"'};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/files/"+
a+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),s++}}if(l.lines!==void 0){let o=l.lines;if(Array.isArray(o)){if(o.length>500){let m={
instancePath:i+"/files/"+a+"/lines",schemaPath:"#/properties/files/items/properties/lines/maxItems",keyword:"maxItems",params:{
limit:500},message:"must NOT have more than 500 items"};e===null?e=[m]:e.push(m),s++}if(o.length<1){let m={instancePath:i+
"/files/"+a+"/lines",schemaPath:"#/properties/files/items/properties/lines/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}let n=o.length;for(let m=0;m<n;m++){let u=o[m];
if(typeof u=="string"){if(f(u)>2e3){let d={instancePath:i+"/files/"+a+"/lines/"+m,schemaPath:"#/properties/files/items/p\
roperties/lines/items/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[d]:e.push(d),s++}if(!tr.test(u)){let d={instancePath:i+"/files/"+a+"/lines/"+m,schemaPath:"#/properties/file\
s/items/properties/lines/items/pattern",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u001f\\u007f]*$"},message:'must \
match pattern "^[^\\u0000-\\u001f\\u007f]*$"'};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/files/"+a+"/li\
nes/"+m,schemaPath:"#/properties/files/items/properties/lines/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}}}else{let n={instancePath:i+"/files/"+a+"/lines",schemaPath:"#/properties\
/files/items/properties/lines/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(
n),s++}}}else{let o={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{let t={instancePath:i+"/files",schemaPath:"#/prop\
erties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return ft.errors=e,s===0}var Br=yt,rr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/site/wallet-answer.schema.json",title:"Wallet answer",description:"The private answer of GET /api/player/wallet\
.",type:"object",additionalProperties:!1,properties:{currency:{title:"Currency",description:"ISO code of the currency th\
e amounts are in.",type:"string",pattern:"^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currenc\
y are written in this market.",type:"object",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sig\
n of the currency.",type:"string"},hasSpace:{title:"Space",description:"A space stands between sign and amount.",type:"b\
oolean"},position:{title:"Position",description:"Where the sign stands.",type:"string",enum:["before","after","locale"]},
minorDigits:{type:"integer",title:"Minor digits",description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},
numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the language whose way of writing number\
s counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace","position"]},balance:{title:"\
Balance",description:"Null for a player without a wallet (WALLET-07).",oneOf:[{type:"null"},{$ref:"https://marquee.dev/s\
chemas/site/player-balance.schema.json"}]}},required:["currency","display","balance"],examples:[{currency:"EUR",display:{
symbol:"€",hasSpace:!1,position:"before"},balance:null}]};function yt(p,{instancePath:i="",parentData:v,parentDataProperty:w,
rootData:b=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.currency===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[t]:e.push(t),s++}if(p.display===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[t]:e.push(t),s++}if(p.
balance===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"balance"},message:"\
must have required property 'balance'"};e===null?e=[t]:e.push(t),s++}for(let t in p)if(!(t==="currency"||t==="display"||
t==="balance")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(p.currency!==void 0){let t=p.currency;if(typeof t==
"string"){if(!F.test(t)){let a={instancePath:i+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(p.display!==void 0){let t=p.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.symbol===
void 0){let a={instancePath:i+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[a]:e.push(a),s++}if(t.hasSpace===void 0){let a={instancePath:i+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"mu\
st have required property 'hasSpace'"};e===null?e=[a]:e.push(a),s++}if(t.position===void 0){let a={instancePath:i+"/disp\
lay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must hav\
e required property 'position'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="symbol"||a==="hasSpace"||a==="pos\
ition"||a==="minorDigits"||a==="numberTag")){let l={instancePath:i+"/display",schemaPath:"#/properties/display/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[l]:e.push(l),s++}if(t.symbol!==void 0&&typeof t.symbol!="string"){let a={instancePath:i+"/display/symbol",schemaPath:"\
#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}if(t.hasSpace!==void 0&&typeof t.hasSpace!="boolean"){let a={instancePath:i+"/display/hasSpace",schemaPath:"\
#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),s++}if(t.position!==void 0){let a=t.position;if(typeof a!="string"){let l={instancePath:i+"/display/posi\
tion",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[l]:e.push(l),s++}if(!(a==="before"||a==="after"||a==="locale")){let l={instancePath:i+"/display/pos\
ition",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:rr.properties.display.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(t.minorDigits!==
void 0){let a=t.minorDigits;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/display/mi\
norDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)){if(a>4||isNaN(a)){let l={instancePath:i+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[l]:e.push(l),s++}if(a<0||isNaN(a)){let l={instancePath:i+"/display/mino\
rDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[l]:e.push(l),s++}}}if(t.numberTag!==void 0){let a=t.numberTag;if(typeof a=="string"){
if(f(a)>35){let l={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",
keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[l]:e.push(l),s++}if(f(
a)<2){let l={instancePath:i+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}}else{let a={instancePath:i+"/display",schemaPath:"#/properties/display/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(p.balance!==void 0){
let t=p.balance,a=s,l=!1,o=null,n=s;if(t!==null){let u={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf\
/0/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),s++}var r=n===s;r&&(l=!0,o=
0);let m=s;R(t,{instancePath:i+"/balance",parentData:p,parentDataProperty:"balance",rootData:b})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length);var r=m===s;if(r&&l?(l=!1,o=[o,1]):r&&(l=!0,o=1),l)s=a,e!==null&&(a?e.length=a:e=null);else{
let u={instancePath:i+"/balance",schemaPath:"#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return yt.errors=e,s===0}export{or as validateBonusAnswer,nr as validateBrand,pr as validateBrandChanges,mr as validateBudgets,lr as validateCountries,
ur as validateCrm,dr as validateCurrencies,hr as validateHistoryFilter,cr as validateInboxAnswer,fr as validateLanguages,
yr as validateLimitsAnswer,gr as validateLoyaltyAnswer,wr as validateMarket,br as validateMarketFacts,vr as validateMessenger,
kr as validatePageCapture,Pr as validatePasswordResetProgress,xr as validatePayAndPlayProgress,qr as validatePlayerAnswer,
Ar as validatePlayerBalance,Nr as validatePlayerSession,Lr as validatePlayerSnapshot,Tr as validatePlayerUnread,Cr as validateRealityCheckSummary,
jr as validateRedirects,Fr as validateRegistrationProgress,Sr as validateRulePack,Ir as validateRules,Or as validateSessionAnswer,
Mr as validateSportsbook,Dr as validateStaffFile,$r as validateStaffSession,Rr as validateTheme,Er as validateVerificationAnswer,
Wr as validateVerificationFiles,Br as validateWalletAnswer};
