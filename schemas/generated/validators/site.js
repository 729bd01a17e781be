/* Generated from schemas/ by `npm run generate`. Do not edit. */
var ie=(m,a)=>()=>(a||m((a={exports:{}}).exports,a),a.exports);var oe=ie(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:!0});function ae(m){let a=m.length,v=0,y=0,g;for(;y<
a;)v++,g=m.charCodeAt(y++),g>=55296&&g<=56319&&y<a&&(g=m.charCodeAt(y),(g&64512)===56320&&y++);return v}G.default=ae;ae.
code='require("ajv/dist/runtime/ucs2length").default'});var B=ie(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});L.formatNames=L.fastFormats=L.fullFormats=void 0;
function N(m,a){return{validate:m,compare:a}}L.fullFormats={date:N(le,K),time:N(U(!0),X),"date-time":N(ne(!0),de),"iso-t\
ime":N(U(),ue),"iso-date-time":N(ne(),ce),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ar,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:dr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:or,int32:{type:"number",validate:mr},int64:{type:"number",validate:lr},float:{type:"number",validate:me},double:{type:"\
number",validate:me},password:!0,binary:!0};L.fastFormats={...L.fullFormats,date:N(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,K),time:N(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,X),"date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
de),"iso-time":N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ue),"iso-date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ce),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
L.formatNames=Object.keys(L.fullFormats);function er(m){return m%4===0&&(m%100!==0||m%400===0)}var rr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
tr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function le(m){let a=rr.exec(m);if(!a)return!1;let v=+a[1],y=+a[2],g=+a[3];return y>=
1&&y<=12&&g>=1&&g<=(y===2&&er(v)?29:tr[y])}function K(m,a){if(m&&a)return m>a?1:m<a?-1:0}var _=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function U(m){return function(v){let y=_.exec(v);if(!y)return!1;let g=+y[1],e=+y[2],i=+y[3],s=y[4],r=y[5]==="-"?-1:1,t=+(y[6]||
0),n=+(y[7]||0);if(t>23||n>59||m&&!s)return!1;if(g<=23&&e<=59&&i<60)return!0;let o=e-n*r,p=g-t*r-(o<0?1:0);return(p===23||
p===-1)&&(o===59||o===-1)&&i<61}}function X(m,a){if(!(m&&a))return;let v=new Date("2020-01-01T"+m).valueOf(),y=new Date(
"2020-01-01T"+a).valueOf();if(v&&y)return v-y}function ue(m,a){if(!(m&&a))return;let v=_.exec(m),y=_.exec(a);if(v&&y)return m=
v[1]+v[2]+v[3],a=y[1]+y[2]+y[3],m>a?1:m<a?-1:0}var Y=/t|\s/i;function ne(m){let a=U(m);return function(y){let g=y.split(
Y);return g.length===2&&le(g[0])&&a(g[1])}}function de(m,a){if(!(m&&a))return;let v=new Date(m).valueOf(),y=new Date(a).
valueOf();if(v&&y)return v-y}function ce(m,a){if(!(m&&a))return;let[v,y]=m.split(Y),[g,e]=a.split(Y),i=K(v,g);if(i!==void 0)
return i||X(y,e)}var sr=/\/|:/,ir=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ar(m){return sr.test(m)&&ir.test(m)}var pe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function or(m){return pe.lastIndex=0,pe.test(m)}var nr=-(2**31),pr=2**31-1;function mr(m){return Number.isInteger(m)&&m<=
pr&&m>=nr}function lr(m){return Number.isInteger(m)}function me(){return!0}var ur=/[^\\]\\Z/;function dr(m){if(ur.test(m))
return!1;try{return new RegExp(m),!0}catch{return!1}}});var Sr=Te,he={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/bonus-answer.schem\
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
examples:[{bonuses:[]}]},c=oe().default,T=new RegExp("^[A-Z]{3}$","u"),W=B().fullFormats["date-time"];function Te(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.bonuses===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"mus\
t have required property 'bonuses'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(s!=="bonuses"){let r={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),i++}if(m.bonuses!==void 0){let s=m.bonuses;if(Array.isArray(s)){let r=s.
length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let o={instancePath:a+
"/bonuses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(n.vertical===void 0){let o={instancePath:a+"/bonuse\
s/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"vertical"},message:"m\
ust have required property 'vertical'"};e===null?e=[o]:e.push(o),i++}if(n.currency===void 0){let o={instancePath:a+"/bon\
uses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"currency"},message:"\
must have required property 'currency'"};e===null?e=[o]:e.push(o),i++}if(n.display===void 0){let o={instancePath:a+"/bon\
uses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"display"},message:"\
must have required property 'display'"};e===null?e=[o]:e.push(o),i++}if(n.amount===void 0){let o={instancePath:a+"/bonus\
es/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"amount"},message:"mu\
st have required property 'amount'"};e===null?e=[o]:e.push(o),i++}if(n.wageringAmount===void 0){let o={instancePath:a+"/\
bonuses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"wageringAmount"},
message:"must have required property 'wageringAmount'"};e===null?e=[o]:e.push(o),i++}if(n.wageringProgress===void 0){let o={
instancePath:a+"/bonuses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{missingProperty:"\
wageringProgress"},message:"must have required property 'wageringProgress'"};e===null?e=[o]:e.push(o),i++}if(n.expiresAt===
void 0){let o={instancePath:a+"/bonuses/"+t,schemaPath:"#/properties/bonuses/items/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[o]:e.push(o),i++}for(let o in n)
if(!(o==="name"||o==="vertical"||o==="currency"||o==="display"||o==="amount"||o==="wageringAmount"||o==="wageringProgres\
s"||o==="expiresAt")){let p={instancePath:a+"/bonuses/"+t,schemaPath:"#/properties/bonuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),i++}if(n.name!==void 0){let o=n.name;if(typeof o=="string"){if(c(o)>120){let p={instancePath:a+"/bonuses/"+t+"/name",
schemaPath:"#/properties/bonuses/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must N\
OT have more than 120 characters"};e===null?e=[p]:e.push(p),i++}if(c(o)<1){let p={instancePath:a+"/bonuses/"+t+"/name",schemaPath:"\
#/properties/bonuses/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/bonuses/"+t+"/name",schemaPath:"#/propert\
ies/bonuses/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),i++}}if(n.vertical!==void 0){let o=n.vertical;if(typeof o!="string"){let p={instancePath:a+"/bonuses/"+t+"/verti\
cal",schemaPath:"#/properties/bonuses/items/properties/vertical/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="casino"||o==="live casino"||o==="sports")){let p={instancePath:a+"/\
bonuses/"+t+"/vertical",schemaPath:"#/properties/bonuses/items/properties/vertical/enum",keyword:"enum",params:{allowedValues:he.
properties.bonuses.items.properties.vertical.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:
e.push(p),i++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(!T.test(o)){let p={instancePath:a+"/bo\
nuses/"+t+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/bonus\
es/"+t+"/currency",schemaPath:"#/properties/bonuses/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(n.display!==void 0){let o=n.display;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.symbol===void 0){let p={instancePath:a+"/bonuses/"+t+"/display",schemaPath:"#/properties/bonuses\
/items/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have required pro\
perty 'symbol'"};e===null?e=[p]:e.push(p),i++}if(o.hasSpace===void 0){let p={instancePath:a+"/bonuses/"+t+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[p]:e.push(p),i++}if(o.position===void 0){let p={instancePath:a+"/bo\
nuses/"+t+"/display",schemaPath:"#/properties/bonuses/items/properties/display/required",keyword:"required",params:{missingProperty:"\
position"},message:"must have required property 'position'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="symbo\
l"||p==="hasSpace"||p==="position"||p==="minorDigits"||p==="numberTag")){let l={instancePath:a+"/bonuses/"+t+"/display",
schemaPath:"#/properties/bonuses/items/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.symbol!==void 0&&typeof o.symbol!="stri\
ng"){let p={instancePath:a+"/bonuses/"+t+"/display/symbol",schemaPath:"#/properties/bonuses/items/properties/display/pro\
perties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(o.hasSpace!==
void 0&&typeof o.hasSpace!="boolean"){let p={instancePath:a+"/bonuses/"+t+"/display/hasSpace",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[p]:e.push(p),i++}if(o.position!==void 0){let p=o.position;if(typeof p!="string"){let l={instancePath:a+"\
/bonuses/"+t+"/display/position",schemaPath:"#/properties/bonuses/items/properties/display/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(p==="before"||p==="after"||p===
"locale")){let l={instancePath:a+"/bonuses/"+t+"/display/position",schemaPath:"#/properties/bonuses/items/properties/dis\
play/properties/position/enum",keyword:"enum",params:{allowedValues:he.properties.bonuses.items.properties.display.properties.
position.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(o.minorDigits!==void 0){
let p=o.minorDigits;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+"/bonuses/"+t+"/disp\
lay/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display/properties/minorDigits/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p>4||isNaN(
p)){let l={instancePath:a+"/bonuses/"+t+"/display/minorDigits",schemaPath:"#/properties/bonuses/items/properties/display\
/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[
l]:e.push(l),i++}if(p<0||isNaN(p)){let l={instancePath:a+"/bonuses/"+t+"/display/minorDigits",schemaPath:"#/properties/b\
onuses/items/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),i++}}}if(o.numberTag!==void 0){let p=o.numberTag;if(typeof p=="string"){if(c(p)>
35){let l={instancePath:a+"/bonuses/"+t+"/display/numberTag",schemaPath:"#/properties/bonuses/items/properties/display/p\
roperties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===
null?e=[l]:e.push(l),i++}if(c(p)<2){let l={instancePath:a+"/bonuses/"+t+"/display/numberTag",schemaPath:"#/properties/bo\
nuses/items/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT ha\
ve fewer than 2 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/bonuses/"+t+"/display/numberTag",
schemaPath:"#/properties/bonuses/items/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:a+"/bonuses/"+t+"/display",schemaPath:"\
#/properties/bonuses/items/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[p]:e.push(p),i++}}if(n.amount!==void 0){let o=n.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let p={instancePath:a+"/bonuses/"+t+"/amount",schemaPath:"#/properties/bonuses/items/properties/amount/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:a+"/bonuses/"+t+"/amount",schemaPath:"#/properties/bonuses/items/pr\
operties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={instancePath:a+"/bonuses/"+t+"/amount",schemaPath:"#/pro\
perties/bonuses/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[p]:e.push(p),i++}}}if(n.wageringAmount!==void 0){let o=n.wageringAmount;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/bonuses/"+t+"/wageringAmount",schemaPath:"#/properties/bonuses/items/pr\
operties/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
i++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let p={instancePath:a+"/bonuses/"+t+"/wageringA\
mount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={
instancePath:a+"/bonuses/"+t+"/wageringAmount",schemaPath:"#/properties/bonuses/items/properties/wageringAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}if(n.wageringProgress!==
void 0){let o=n.wageringProgress;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/bonus\
es/"+t+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wageringProgress/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o)){let p={instancePath:a+"/bonuses/"+t+"/wageringProgress",schemaPath:"#/properties/bonuses/items/properties/wage\
ringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={instancePath:a+"/bonuses/"+t+"/wageringProgress",schemaPath:"\
#/properties/bonuses/items/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),i++}}}if(n.expiresAt!==void 0){let o=n.expiresAt;if(typeof o=="string"){if(!W.validate(
o)){let p={instancePath:a+"/bonuses/"+t+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:a+"/bonuses/"+t+"/expiresAt",schemaPath:"#/properties/bonuses/items/properties/expiresAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/bonus\
es/"+t,schemaPath:"#/properties/bonuses/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Te.errors=e,i===0}var Cr=Se,I={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/brand.schema.json",title:"Brand",
description:"A brand: brands/<brand>/brand.json over brands/defaults.json.",type:"object",additionalProperties:!1,properties:{
id:{type:"string",title:"Id",description:"Folder name.",minLength:1,maxLength:120,pattern:"^[a-z][a-z0-9-]*$"},name:{type:"\
string",title:"Name",description:"Name shown to players.",minLength:1,maxLength:120},hosts:{type:"array",title:"Hosts",description:"\
Host names that show this brand.",items:{type:"string",minLength:1,maxLength:80},minItems:1},isDefault:{type:"boolean",title:"\
Default",description:"Shown on unknown hosts. Exactly one brand is the default."},siteId:{type:"integer",title:"Site id",
description:"Id at the platform."},partnerId:{type:"integer",title:"Partner id",description:"Id at the platform."},defaultLocale:{
type:"string",title:"Default locale",description:"Where unknown locales lead.",minLength:1,maxLength:120,pattern:"^[a-z]\
{2,4}-[A-Z]{2}$"},routes:{title:"Routes",description:"Addresses a brand may choose.",type:"object",additionalProperties:!1,
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
"casino","liveCasino"]},features:{title:"Features",description:"Feature flags (CONST-17).",type:"object",additionalProperties:!1,
properties:{maintenance:{type:"boolean",title:"Maintenance",description:"Replaces the site by the maintenance page."},sportsbook:{
type:"boolean",title:"Sportsbook",description:"The sportsbook is on (GUARD-10)."},sportsbookExtraCheck:{type:"boolean",title:"\
Sportsbook extra check",description:"Second condition of the sportsbook (AMB-89)."},payAndPlay:{type:"boolean",title:"Pa\
y and play",description:"Players may sign up by a deposit in the markets that have it (PNP-01)."},websocket:{type:"boole\
an",title:"Websocket",description:"Balance and attributes are pushed to open pages; without it they are polled (WS-01)."}},
required:["maintenance","sportsbook","sportsbookExtraCheck","payAndPlay","websocket"]},routing:{title:"Routing",description:"\
Redirect rules.",type:"object",additionalProperties:!1,properties:{keepPathOnLocaleRedirect:{type:"boolean",title:"Keep \
path",description:"Keep the rest of the path when the locale is replaced."},minLocaleLength:{type:"integer",title:"Short\
est locale",description:"Shorter segments redirect (ROUTE-03).",minimum:2}},required:["keepPathOnLocaleRedirect","minLoc\
aleLength"]},adMaster:{title:"Ad-master",description:"The tag of the advertising partner; its address is a setting of th\
e environment.",type:"object",additionalProperties:!1,properties:{markets:{type:"array",title:"Markets",description:"Mar\
ket codes whose pages carry the tag (MARKET-32, AMB-68).",items:{type:"string",title:"Market",description:"Code.",pattern:"\
^[A-Z]{2}$"},uniqueItems:!0}},required:["markets"]},guards:{title:"Guards",description:"Choices of the page guards.",type:"\
object",additionalProperties:!1,properties:{signedOutToLiveLobby:{type:"array",title:"To the live lobby",description:"Pa\
ths from which a visitor who is not signed in is led to the live lobby instead of the access-error page (GUARD-18, AMB-2\
1).",items:{type:"string",title:"Path",description:"Path below the locale; pages below it count too.",pattern:"^/[a-z0-9\
/-]*$",maxLength:120}},riskOnly:{type:"array",title:"For risk payout only",description:"Paths only risk-payout and suspe\
nded players may open; everybody else is led home (GUARD-14, AMB-20).",items:{type:"string",title:"Path",description:"Pa\
th below the locale; pages below it count too.",pattern:"^/[a-z0-9/-]*$",maxLength:120}}},required:["signedOutToLiveLobb\
y","riskOnly"]},session:{title:"Session",description:"How the site treats refusals of a signed-in player's calls.",type:"\
object",additionalProperties:!1,properties:{onForbidden:{type:"string",title:"On 403",description:"explain: a decision o\
f the platform against the player is shown with its reason; sign-out: it signs the player out and leads home, as a 401 d\
oes (AUTH-13, AMB-28).",enum:["explain","sign-out"]}},required:["onForbidden"]},exclusion:{title:"Self-exclusion",description:"\
Self-exclusion of players.",type:"object",additionalProperties:!1,properties:{indefiniteMonths:{type:"integer",title:"Mo\
nths without an end",description:"What the platform is sent as the months of an exclusion without an end (LIMIT-17, AMB-\
35).",minimum:1,maximum:1200}},required:["indefiniteMonths"]},layout:{title:"Layout",description:"Layout switches read b\
y blocks.",type:"object",additionalProperties:!1,properties:{header:{type:"string",title:"Header",description:"bar: one \
line; stacked: navigation below the logo line; floating: a rounded bar over the page.",enum:["bar","stacked","floating"]},
hero:{type:"string",title:"Hero",description:"bleed: edge to edge; card: inset with corners; split: text beside the pict\
ure.",enum:["bleed","card","split"]},heading:{type:"string",title:"Heading",description:"ornament: with lines at both si\
des; plain; slash: with an accent slash.",enum:["ornament","plain","slash"]},tile:{type:"string",title:"Tile",description:"\
plain: picture only, name on hover and focus; titled: name below the picture.",enum:["plain","titled"]},liveRowSpan:{type:"\
integer",title:"Live rows span",description:"Rows a live tile spans (LIVE-08).",minimum:1,maximum:2}},required:["header",
"hero","heading","tile","liveRowSpan"]},rules:{$ref:"https://marquee.dev/schemas/site/rules.schema.json"}},required:["id",
"name","hosts","siteId","partnerId","defaultLocale","routes","providerFlags","hiddenProviderFilters","playProviders","fe\
atures","routing","adMaster","guards","session","exclusion","layout"]},F=Object.prototype.hasOwnProperty,Fe=new RegExp("\
^[a-z][a-z0-9-]*$","u"),cr=new RegExp("^[a-z]{2,4}-[A-Z]{2}$","u"),se=new RegExp("^/","u"),hr=new RegExp("^[a-z0-9-]+$",
"u"),fe=new RegExp("^[a-z0-9]+$","u"),k=new RegExp("^[A-Z]{2}$","u"),ye=new RegExp("^/[a-z0-9/-]*$","u"),x={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/rules.schema.json",title:"Rules",description:"\
What a jurisdiction may bind: the names of all rules. x-rule says which of two values is the stricter one (lower, higher\
, true, false, subset, superset, or the later one of the list) and what the specification asks for.",type:"object",additionalProperties:!1,
properties:{marketStatus:{type:"string",title:"Status of the market",description:"open: everything; demo-only: visitors \
may look round and play for fun, nobody can sign up, deposit or stake; blocked: nothing but the restricted page.",enum:[
"open","demo-only","blocked"],"x-rule":{stricter:"later",specification:"open"}},minimumAge:{type:"integer",title:"Minimu\
m age",description:"Age in years of whoever opens an account.",minimum:18,maximum:30,"x-rule":{stricter:"higher",specification:18}},
youngAdultAge:{type:["integer","null"],title:"Young adults",description:"Players younger than this many years are young \
adults, for the rules that say so; null knows none.",minimum:19,maximum:30,"x-rule":{stricter:"higher",specification:null}},
verifiedBeforePlay:{type:"boolean",title:"Identity before play",description:"Nobody deposits or plays before their ident\
ity is verified.","x-rule":{stricter:"true",specification:!1}},documentsAnnounced:{type:"boolean",title:"Documents annou\
nced",description:"Before the first deposit players are told which documents they may be asked for.","x-rule":{stricter:"\
true",specification:!1}},demoPlay:{type:"string",title:"Play for fun",description:"Who may start a game without money.",
enum:["everyone","verified","nobody"],"x-rule":{stricter:"later",specification:"everyone"}},verticals:{type:"array",title:"\
Verticals",description:"What may be offered at all.",items:{type:"string",title:"Vertical",description:"Vertical.",enum:[
"casino","live-casino","sportsbook"]},uniqueItems:!0,"x-rule":{stricter:"subset",specification:["casino","live-casino","\
sportsbook"]}},jackpotGames:{type:"boolean",title:"Jackpot games",description:"Games with a jackpot may be offered.","x-\
rule":{stricter:"false",specification:!0}},tableGames:{type:"boolean",title:"Table games",description:"Roulette, blackja\
ck, baccarat and other games against a bank may be offered without a live dealer.","x-rule":{stricter:"false",specification:!0}},
cookiesPreTicked:{type:"boolean",title:"Cookies ticked beforehand",description:"Optional cookie categories are ticked be\
fore a visitor has chosen.","x-rule":{stricter:"false",specification:!0}},payAndPlay:{type:"boolean",title:"Pay and play",
description:"An account may come with the first deposit.","x-rule":{stricter:"false",specification:!0}},withdrawalCancellation:{
type:"boolean",title:"Cancelling a withdrawal",description:"A player may take back a withdrawal that has not been paid o\
ut.","x-rule":{stricter:"false",specification:!0}},creditCards:{type:"boolean",title:"Credit cards",description:"Deposit\
s by credit card may be taken.","x-rule":{stricter:"false",specification:!0}},depositLimitRequired:{type:"boolean",title:"\
Deposit limit before play",description:"Nobody plays before having set a deposit limit.","x-rule":{stricter:"true",specification:!1}},
depositLimitPeriods:{type:"array",title:"Deposit limits before play",description:"Nobody deposits or plays before having\
 set a deposit limit for each of these periods: day, week, month.",items:{type:"string",title:"Period",description:"Day,\
 week or month.",enum:["D","W","M"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},balanceLimitRequired:{
type:"boolean",title:"Balance limit before play",description:"Nobody plays before having set the highest balance.","x-ru\
le":{stricter:"true",specification:!1}},limitPrompt:{type:"boolean",title:"Asked for a limit",description:"Players are a\
sked for a limit when they sign up or first deposit; they may decline.","x-rule":{stricter:"true",specification:!1}},limitsLink:{
type:"boolean",title:"Link to the limits",description:"The home page and every page to deposit on link to the limits.","\
x-rule":{stricter:"true",specification:!1}},depositLimitIsGross:{type:"boolean",title:"Deposit limits count deposits alo\
ne",description:"Only a limit on deposits without withdrawals taken off is called a deposit limit.","x-rule":{stricter:"\
true",specification:!1}},limitPresets:{type:"boolean",title:"Suggested limits",description:"Amounts may be suggested whe\
re a player sets a limit.","x-rule":{stricter:"false",specification:!0}},limitIncreaseDelayHours:{type:"integer",title:"\
Delay of a raised limit",description:"Hours until a raised or removed limit counts.",minimum:0,maximum:8760,"x-rule":{stricter:"\
higher",specification:24}},limitIncreaseWaitsForPeriod:{type:"boolean",title:"Raised limit waits for the period",description:"\
A raised limit does not count before the running week or month is over.","x-rule":{stricter:"true",specification:!1}},limitIncreaseConfirmed:{
type:"boolean",title:"Raised limit is confirmed",description:"A raised or removed limit counts only once the player conf\
irms it after the delay.","x-rule":{stricter:"true",specification:!1}},limitReviewMonths:{type:["integer","null"],title:"\
Review of limits",description:"Months after which a player is asked to look at the limits again; null asks never.",minimum:1,
maximum:60,"x-rule":{stricter:"lower",specification:null}},limitNotices:{type:"boolean",title:"Notices at a limit",description:"\
Players are told at half of a limit and at all of it, and are signed out then.","x-rule":{stricter:"true",specification:!1}},
loginTimeLimits:{type:"boolean",title:"Limits of time",description:"Players can limit the time they are signed in a day,\
 week and month.","x-rule":{stricter:"true",specification:!1}},maximumMonthlyDeposit:{type:["integer","null"],title:"Mos\
t a month",description:"Most a player may pay in within a calendar month, in minor units of the market; null sets none.",
minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumMonthlyDepositYoung:{type:["integer","null"],title:"Mos\
t a month for young adults",description:"The same for young adults; null sets none.",minimum:1,"x-rule":{stricter:"lower",
specification:null}},contactAboveMonthlyDeposit:{type:["integer","null"],title:"Talk from this deposit",description:"Dep\
osits a month, in minor units of the market, above which somebody must talk to the player; null asks for none.",minimum:1,
"x-rule":{stricter:"lower",specification:null}},contactAboveMonthlyDepositYoung:{type:["integer","null"],title:"Talk fro\
m this deposit, young adults",description:"The same for young adults; null asks for none.",minimum:1,"x-rule":{stricter:"\
lower",specification:null}},netDepositShown:{type:"boolean",title:"Net deposits shown",description:"Players see what the\
y have paid in less what was paid out since the account was opened.","x-rule":{stricter:"true",specification:!1}},maximumStake:{
type:["integer","null"],title:"Highest stake",description:"Highest stake of one game of a slot, in minor units of the ma\
rket; null sets none.",minimum:1,"x-rule":{stricter:"lower",specification:null}},maximumStakeYoung:{type:["integer","nul\
l"],title:"Highest stake of young adults",description:"The same for young adults; null sets none.",minimum:1,"x-rule":{stricter:"\
lower",specification:null}},minimumSpinMs:{type:"integer",title:"Shortest spin",description:"Milliseconds one game of a \
slot lasts at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},minimumTableGameMs:{type:"inte\
ger",title:"Shortest table game",description:"Milliseconds one game of any other casino game without a live dealer lasts\
 at least.",minimum:0,maximum:6e4,"x-rule":{stricter:"higher",specification:0}},autoplay:{type:"boolean",title:"Autoplay",
description:"Games may play on by themselves.","x-rule":{stricter:"false",specification:!0}},fastPlay:{type:"boolean",title:"\
Fast play",description:"Turbo, quick spin, stopping the reels and the like may be offered.","x-rule":{stricter:"false",specification:!0}},
lossesAsWins:{type:"boolean",title:"Losses shown as wins",description:"A win below the stake may be celebrated.","x-rule":{
stricter:"false",specification:!0}},parallelPlay:{type:"boolean",title:"Several games at once",description:"A player may\
 have several games open.","x-rule":{stricter:"false",specification:!0}},realityCheckMinutes:{type:["integer","null"],title:"\
Reality check",description:"Longest time in minutes between two reality checks; null lets a player do without.",minimum:10,
maximum:240,"x-rule":{stricter:"lower",specification:null}},realityCheckBreakMinutes:{type:"integer",title:"Break after \
a reality check",description:"Minutes nobody can play after a reality check.",minimum:0,maximum:120,"x-rule":{stricter:"\
higher",specification:0}},activitySummaryHours:{type:["integer","null"],title:"Summary of play",description:"Longest tim\
e in hours between two summaries of the stakes, wins and losses of the last 30 days; null asks for none.",minimum:1,maximum:720,
"x-rule":{stricter:"lower",specification:null}},sessionClock:{type:"boolean",title:"Clock of the session",description:"T\
he time since signing in stands on every page of a signed-in player.","x-rule":{stricter:"true",specification:!1}},netPosition:{
type:"boolean",title:"Net position",description:"Wins less losses of the session stand beside the clock.","x-rule":{stricter:"\
true",specification:!1}},idleMinutes:{type:["integer","null"],title:"Idle time",description:"Minutes without action afte\
r which a player is signed out; null leaves it to the session.",minimum:1,maximum:240,"x-rule":{stricter:"lower",specification:30}},
panicButton:{type:"boolean",title:"Panic button",description:"One press anywhere stops play for 24 hours.","x-rule":{stricter:"\
true",specification:!1}},breakDays:{type:"array",title:"Breaks",description:"Lengths of a time-out that must be offered,\
 in days.",items:{type:"integer",title:"Days",description:"Days.",minimum:1,maximum:366},uniqueItems:!0,"x-rule":{stricter:"\
superset",specification:[]}},exclusionMonths:{type:"array",title:"Exclusions",description:"Lengths of a self-exclusion t\
hat must be offered, in months.",items:{type:"integer",title:"Months",description:"Months.",minimum:1,maximum:120},uniqueItems:!0,
"x-rule":{stricter:"superset",specification:[]}},exclusionOneClick:{type:"boolean",title:"Exclusion within one click",description:"\
Self-exclusion is one click from the page on responsible gambling.","x-rule":{stricter:"true",specification:!1}},exclusionAcrossBrands:{
type:"boolean",title:"Exclusion from all brands",description:"Whoever excludes themselves is asked whether it is for all\
 brands of the operator.","x-rule":{stricter:"true",specification:!1}},exclusionRegisters:{type:"array",title:"Registers\
 of exclusion",description:"Registers asked before anybody plays.",items:{type:"string",title:"Register",description:"Re\
gister.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionIdentifiers:{
type:"array",title:"Identifiers for registers",description:"What a registration asks for besides the profile, so that th\
e registers can be asked.",items:{type:"string",title:"Identifier",description:"Identifier.",enum:["birth-place","se-per\
sonal-number","nl-citizen-number","dk-cpr"]},uniqueItems:!0,"x-rule":{stricter:"superset",specification:[]}},exclusionCheckHours:{
type:"integer",title:"Age of a register's answer",description:"Hours after which a register is asked anew before the nex\
t stake or deposit.",minimum:1,maximum:720,"x-rule":{stricter:"lower",specification:24}},exclusionAtSignUp:{type:"string",
title:"Sign-up of an excluded person",description:"What becomes of a registration when a register has the person: an acc\
ount that cannot play, or none.",enum:["restricted","refused"],"x-rule":{stricter:"later",specification:"restricted"}},marks:{
type:"array",title:"Marks",description:"Marks every page must show, by the id of their mark in the content; a page does \
not go out without them.",items:{type:"string",title:"Mark",description:"Mark.",minLength:1,maxLength:60},uniqueItems:!0,
"x-rule":{stricter:"superset",specification:[]}},marksInView:{type:"boolean",title:"Marks always in view",description:"T\
he marks stay in view while a page is scrolled.","x-rule":{stricter:"true",specification:!1}},requiredPages:{type:"array",
title:"Pages in every footer",description:"Static pages every page must link to, by slug.",items:{type:"string",title:"S\
lug",description:"Slug.",minLength:1,maxLength:60},uniqueItems:!0,"x-rule":{stricter:"superset",specification:["terms_an\
d_conditions","privacy_policy","responsible_gambling"]}},riskWarning:{type:"boolean",title:"Warning of risk",description:"\
Players are warned of loss and dependence when they sign up and whenever they sign in.","x-rule":{stricter:"true",specification:!1}},
gamblingIntroduction:{type:"boolean",title:"Introduction to safe play",description:"New players are shown how to play re\
sponsibly before the first stake.","x-rule":{stricter:"true",specification:!1}},returnToPlayer:{type:"boolean",title:"Re\
turn to player",description:"Every game shows its theoretical return.","x-rule":{stricter:"true",specification:!1}},bonuses:{
type:"boolean",title:"Bonuses",description:"Bonuses may be offered.","x-rule":{stricter:"false",specification:!0}},welcomeBonus:{
type:"boolean",title:"Welcome bonus",description:"A bonus for signing up or for a first deposit may be offered.","x-rule":{
stricter:"false",specification:!0}},bonusDuringPlay:{type:"boolean",title:"Bonuses during play",description:"A bonus may\
 be given while a player plays.","x-rule":{stricter:"false",specification:!0}},bonusFirstTimeOnly:{type:"boolean",title:"\
Bonus at the first time only",description:"A bonus may be given only once to a player.","x-rule":{stricter:"true",specification:!1}},
bonusMinimumDays:{type:"integer",title:"Time for a bonus",description:"Days a player has at least to meet the terms of a\
 bonus.",minimum:0,maximum:365,"x-rule":{stricter:"higher",specification:0}},bonusMaximumWagering:{type:["integer","null"],
title:"Most wagering",description:"Highest multiple of a bonus that must be wagered; null sets none.",minimum:0,maximum:1e3,
"x-rule":{stricter:"lower",specification:null}},bonusMixedProducts:{type:"boolean",title:"Bonuses across products",description:"\
A bonus may ask for play in more than one vertical.","x-rule":{stricter:"false",specification:!0}},loyalty:{type:"boolea\
n",title:"Loyalty",description:"A VIP or loyalty programme may be offered.","x-rule":{stricter:"false",specification:!0}},
marketingConsent:{type:"string",title:"Consent to marketing",description:"How a player agrees to marketing: for each cha\
nnel, or for each product and channel.",enum:["channel","product-and-channel"],"x-rule":{stricter:"later",specification:"\
channel"}},historyMonths:{type:"integer",title:"History",description:"Months of transactions a player can look up.",minimum:1,
maximum:120,"x-rule":{stricter:"higher",specification:3}},oddsChangesConfirmed:{type:"boolean",title:"Changed odds confi\
rmed",description:"A bet whose odds have changed is placed only after the player has agreed.","x-rule":{stricter:"true",
specification:!1}}}};function C(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(let s in m)if(!F.call(x.properties,s)){let r={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),i++}if(m.marketStatus!==void 0){let s=m.marketStatus;if(typeof s!="string"){let r={
instancePath:a+"/marketStatus",schemaPath:"#/properties/marketStatus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="open"||s==="demo-only"||s==="blocked")){let r={instancePath:a+"/\
marketStatus",schemaPath:"#/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:x.properties.marketStatus.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.minimumAge!==void 0){let s=m.
minimumAge;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/minimumAge",schemaPath:"#/p\
roperties/minimumAge/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)){if(s>30||isNaN(s)){let r={instancePath:a+"/minimumAge",schemaPath:"#/properties/mini\
mumAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[r]:e.push(r),i++}
if(s<18||isNaN(s)){let r={instancePath:a+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{
comparison:">=",limit:18},message:"must be >= 18"};e===null?e=[r]:e.push(r),i++}}}if(m.youngAdultAge!==void 0){let s=m.youngAdultAge;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/youngAdultAge",schemaPath:"#\
/properties/youngAdultAge/type",keyword:"type",params:{type:x.properties.youngAdultAge.type},message:"must be integer,nu\
ll"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>30||isNaN(s)){let r={instancePath:a+"/youngAd\
ultAge",schemaPath:"#/properties/youngAdultAge/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"mus\
t be <= 30"};e===null?e=[r]:e.push(r),i++}if(s<19||isNaN(s)){let r={instancePath:a+"/youngAdultAge",schemaPath:"#/proper\
ties/youngAdultAge/minimum",keyword:"minimum",params:{comparison:">=",limit:19},message:"must be >= 19"};e===null?e=[r]:
e.push(r),i++}}}if(m.verifiedBeforePlay!==void 0&&typeof m.verifiedBeforePlay!="boolean"){let s={instancePath:a+"/verifi\
edBeforePlay",schemaPath:"#/properties/verifiedBeforePlay/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[s]:e.push(s),i++}if(m.documentsAnnounced!==void 0&&typeof m.documentsAnnounced!="boolean"){let s={
instancePath:a+"/documentsAnnounced",schemaPath:"#/properties/documentsAnnounced/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.demoPlay!==void 0){let s=m.demoPlay;if(typeof s!="str\
ing"){let r={instancePath:a+"/demoPlay",schemaPath:"#/properties/demoPlay/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="everyone"||s==="verified"||s==="nobody")){let r={instancePath:a+
"/demoPlay",schemaPath:"#/properties/demoPlay/enum",keyword:"enum",params:{allowedValues:x.properties.demoPlay.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.verticals!==void 0){let s=m.verticals;if(Array.
isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p!="string"){let l={instancePath:a+"/verticals/"+o,
schemaPath:"#/properties/verticals/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}if(!(p==="casino"||p==="live-casino"||p==="sportsbook")){let l={instancePath:a+"/verticals/"+o,schemaPath:"\
#/properties/verticals/items/enum",keyword:"enum",params:{allowedValues:x.properties.verticals.items.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];
if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+"/verticals",schemaPath:"#/properties/vert\
icals/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+t+
" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=t}}}}else{let r={instancePath:a+"/verticals",schemaPath:"#/pr\
operties/verticals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.
jackpotGames!==void 0&&typeof m.jackpotGames!="boolean"){let s={instancePath:a+"/jackpotGames",schemaPath:"#/properties/\
jackpotGames/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.tableGames!==
void 0&&typeof m.tableGames!="boolean"){let s={instancePath:a+"/tableGames",schemaPath:"#/properties/tableGames/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.cookiesPreTicked!==void 0&&typeof m.
cookiesPreTicked!="boolean"){let s={instancePath:a+"/cookiesPreTicked",schemaPath:"#/properties/cookiesPreTicked/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.payAndPlay!==void 0&&typeof m.
payAndPlay!="boolean"){let s={instancePath:a+"/payAndPlay",schemaPath:"#/properties/payAndPlay/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.withdrawalCancellation!==void 0&&typeof m.withdrawalCancellation!=
"boolean"){let s={instancePath:a+"/withdrawalCancellation",schemaPath:"#/properties/withdrawalCancellation/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.creditCards!==void 0&&typeof m.
creditCards!="boolean"){let s={instancePath:a+"/creditCards",schemaPath:"#/properties/creditCards/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.depositLimitRequired!==void 0&&typeof m.depositLimitRequired!=
"boolean"){let s={instancePath:a+"/depositLimitRequired",schemaPath:"#/properties/depositLimitRequired/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.depositLimitPeriods!==void 0){let s=m.
depositLimitPeriods;if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p!="string"){let l={instancePath:a+
"/depositLimitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(p==="D"||p==="W"||p==="M")){let l={instancePath:a+"/depositL\
imitPeriods/"+o,schemaPath:"#/properties/depositLimitPeriods/items/enum",keyword:"enum",params:{allowedValues:x.properties.
depositLimitPeriods.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let t=s.
length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+
"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},
message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=
t}}}}else{let r={instancePath:a+"/depositLimitPeriods",schemaPath:"#/properties/depositLimitPeriods/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.balanceLimitRequired!==void 0&&typeof m.
balanceLimitRequired!="boolean"){let s={instancePath:a+"/balanceLimitRequired",schemaPath:"#/properties/balanceLimitRequ\
ired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.limitPrompt!==
void 0&&typeof m.limitPrompt!="boolean"){let s={instancePath:a+"/limitPrompt",schemaPath:"#/properties/limitPrompt/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.limitsLink!==void 0&&
typeof m.limitsLink!="boolean"){let s={instancePath:a+"/limitsLink",schemaPath:"#/properties/limitsLink/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.depositLimitIsGross!==void 0&&
typeof m.depositLimitIsGross!="boolean"){let s={instancePath:a+"/depositLimitIsGross",schemaPath:"#/properties/depositLi\
mitIsGross/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.limitPresets!==
void 0&&typeof m.limitPresets!="boolean"){let s={instancePath:a+"/limitPresets",schemaPath:"#/properties/limitPresets/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.limitIncreaseDelayHours!==
void 0){let s=m.limitIncreaseDelayHours;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>8760||isNaN(s)){let r={
instancePath:a+"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8760},message:"must be <= 8760"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+
"/limitIncreaseDelayHours",schemaPath:"#/properties/limitIncreaseDelayHours/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.limitIncreaseWaitsForPeriod!==void 0&&typeof m.
limitIncreaseWaitsForPeriod!="boolean"){let s={instancePath:a+"/limitIncreaseWaitsForPeriod",schemaPath:"#/properties/li\
mitIncreaseWaitsForPeriod/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),i++}if(m.limitIncreaseConfirmed!==void 0&&typeof m.limitIncreaseConfirmed!="boolean"){let s={instancePath:a+"/limitIn\
creaseConfirmed",schemaPath:"#/properties/limitIncreaseConfirmed/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[s]:e.push(s),i++}if(m.limitReviewMonths!==void 0){let s=m.limitReviewMonths;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/limitReviewMonths",schemaPath:"#/properties\
/limitReviewMonths/type",keyword:"type",params:{type:x.properties.limitReviewMonths.type},message:"must be integer,null"};
e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>60||isNaN(s)){let r={instancePath:a+"/limitReviewM\
onths",schemaPath:"#/properties/limitReviewMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"\
must be <= 60"};e===null?e=[r]:e.push(r),i++}if(s<1||isNaN(s)){let r={instancePath:a+"/limitReviewMonths",schemaPath:"#/\
properties/limitReviewMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),i++}}}if(m.limitNotices!==void 0&&typeof m.limitNotices!="boolean"){let s={instancePath:a+"/limitNotices",
schemaPath:"#/properties/limitNotices/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[s]:e.push(s),i++}if(m.loginTimeLimits!==void 0&&typeof m.loginTimeLimits!="boolean"){let s={instancePath:a+"/loginTimeL\
imits",schemaPath:"#/properties/loginTimeLimits/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}if(m.maximumMonthlyDeposit!==void 0){let s=m.maximumMonthlyDeposit;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/maximumMonthlyDeposit",schemaPath:"#/properties/maxim\
umMonthlyDeposit/type",keyword:"type",params:{type:x.properties.maximumMonthlyDeposit.type},message:"must be integer,nul\
l"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/maximumMon\
thlyDeposit",schemaPath:"#/properties/maximumMonthlyDeposit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.maximumMonthlyDepositYoung!==void 0){let s=m.maximumMonthlyDepositYoung;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/maximumMonthlyDepositYoung",
schemaPath:"#/properties/maximumMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.maximumMonthlyDepositYoung.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){
let r={instancePath:a+"/maximumMonthlyDepositYoung",schemaPath:"#/properties/maximumMonthlyDepositYoung/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.contactAboveMonthlyDeposit!==
void 0){let s=m.contactAboveMonthlyDeposit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+
"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDeposit/type",keyword:"type",params:{type:x.properties.
contactAboveMonthlyDeposit.type},message:"must be integer,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(
s)&&(s<1||isNaN(s))){let r={instancePath:a+"/contactAboveMonthlyDeposit",schemaPath:"#/properties/contactAboveMonthlyDep\
osit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.
contactAboveMonthlyDepositYoung!==void 0){let s=m.contactAboveMonthlyDepositYoung;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAbo\
veMonthlyDepositYoung/type",keyword:"type",params:{type:x.properties.contactAboveMonthlyDepositYoung.type},message:"must\
 be integer,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+
"/contactAboveMonthlyDepositYoung",schemaPath:"#/properties/contactAboveMonthlyDepositYoung/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.netDepositShown!==void 0&&typeof m.netDepositShown!=
"boolean"){let s={instancePath:a+"/netDepositShown",schemaPath:"#/properties/netDepositShown/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.maximumStake!==void 0){let s=m.maximumStake;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/maximumStake",schemaPath:"#/\
properties/maximumStake/type",keyword:"type",params:{type:x.properties.maximumStake.type},message:"must be integer,null"};
e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/maximumStake",
schemaPath:"#/properties/maximumStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[r]:e.push(r),i++}}if(m.maximumStakeYoung!==void 0){let s=m.maximumStakeYoung;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/maximumStakeYoung",schemaPath:"#/properties/maximumStakeYoung\
/type",keyword:"type",params:{type:x.properties.maximumStakeYoung.type},message:"must be integer,null"};e===null?e=[r]:e.
push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/maximumStakeYoung",schemaPath:"\
#/properties/maximumStakeYoung/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[r]:e.push(r),i++}}if(m.minimumSpinMs!==void 0){let s=m.minimumSpinMs;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let r={instancePath:a+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>6e4||isNaN(s)){
let r={instancePath:a+"/minimumSpinMs",schemaPath:"#/properties/minimumSpinMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e4},message:"must be <= 60000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/minimu\
mSpinMs",schemaPath:"#/properties/minimumSpinMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.minimumTableGameMs!==void 0){let s=m.minimumTableGameMs;if(!(typeof s=="\
number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/minimumTableGameMs",schemaPath:"#/properties/minimumTa\
bleGameMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s==
"number"&&isFinite(s)){if(s>6e4||isNaN(s)){let r={instancePath:a+"/minimumTableGameMs",schemaPath:"#/properties/minimumT\
ableGameMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[r]:e.push(
r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/minimumTableGameMs",schemaPath:"#/properties/minimumTableGameMs/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.autoplay!==
void 0&&typeof m.autoplay!="boolean"){let s={instancePath:a+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.fastPlay!==void 0&&typeof m.fastPlay!=
"boolean"){let s={instancePath:a+"/fastPlay",schemaPath:"#/properties/fastPlay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.lossesAsWins!==void 0&&typeof m.lossesAsWins!="boolean"){
let s={instancePath:a+"/lossesAsWins",schemaPath:"#/properties/lossesAsWins/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.parallelPlay!==void 0&&typeof m.parallelPlay!="boolean"){let s={
instancePath:a+"/parallelPlay",schemaPath:"#/properties/parallelPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.realityCheckMinutes!==void 0){let s=m.realityCheckMinutes;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/realityCheckMinutes",schemaPath:"#/properti\
es/realityCheckMinutes/type",keyword:"type",params:{type:x.properties.realityCheckMinutes.type},message:"must be integer\
,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>240||isNaN(s)){let r={instancePath:a+"/rea\
lityCheckMinutes",schemaPath:"#/properties/realityCheckMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:240},
message:"must be <= 240"};e===null?e=[r]:e.push(r),i++}if(s<10||isNaN(s)){let r={instancePath:a+"/realityCheckMinutes",schemaPath:"\
#/properties/realityCheckMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:10},message:"must be >= 10"};e===
null?e=[r]:e.push(r),i++}}}if(m.realityCheckBreakMinutes!==void 0){let s=m.realityCheckBreakMinutes;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s==
"number"&&isFinite(s)){if(s>120||isNaN(s)){let r={instancePath:a+"/realityCheckBreakMinutes",schemaPath:"#/properties/re\
alityCheckBreakMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?
e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/realityCheckBreakMinutes",schemaPath:"#/properties/reality\
CheckBreakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),i++}}}if(m.activitySummaryHours!==void 0){let s=m.activitySummaryHours;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&s!==null){let r={instancePath:a+"/activitySummaryHours",schemaPath:"#/properties/activitySummaryHours/type",keyword:"\
type",params:{type:x.properties.activitySummaryHours.type},message:"must be integer,null"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)){if(s>720||isNaN(s)){let r={instancePath:a+"/activitySummaryHours",schemaPath:"#/prop\
erties/activitySummaryHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"must be <= 720"};e===
null?e=[r]:e.push(r),i++}if(s<1||isNaN(s)){let r={instancePath:a+"/activitySummaryHours",schemaPath:"#/properties/activi\
tySummaryHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),i++}}}if(m.sessionClock!==void 0&&typeof m.sessionClock!="boolean"){let s={instancePath:a+"/sessionClock",schemaPath:"\
#/properties/sessionClock/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),i++}if(m.netPosition!==void 0&&typeof m.netPosition!="boolean"){let s={instancePath:a+"/netPosition",schemaPath:"#/pr\
operties/netPosition/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}
if(m.idleMinutes!==void 0){let s=m.idleMinutes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={
instancePath:a+"/idleMinutes",schemaPath:"#/properties/idleMinutes/type",keyword:"type",params:{type:x.properties.idleMinutes.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>240||isNaN(s)){
let r={instancePath:a+"/idleMinutes",schemaPath:"#/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:240},message:"must be <= 240"};e===null?e=[r]:e.push(r),i++}if(s<1||isNaN(s)){let r={instancePath:a+"/idleMinu\
tes",schemaPath:"#/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),i++}}}if(m.panicButton!==void 0&&typeof m.panicButton!="boolean"){let s={instancePath:a+"\
/panicButton",schemaPath:"#/properties/panicButton/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}if(m.breakDays!==void 0){let s=m.breakDays;if(Array.isArray(s)){let r=s.length;for(let o=0;o<
r;o++){let p=s[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+"/breakDays/"+o,schemaPath:"\
#/properties/breakDays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(
l),i++}if(typeof p=="number"&&isFinite(p)){if(p>366||isNaN(p)){let l={instancePath:a+"/breakDays/"+o,schemaPath:"#/prope\
rties/breakDays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= 366"};e===null?e=
[l]:e.push(l),i++}if(p<1||isNaN(p)){let l={instancePath:a+"/breakDays/"+o,schemaPath:"#/properties/breakDays/items/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}let t=s.length,
n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof o[p]=="number"){
n=o[p];let l={instancePath:a+"/breakDays",schemaPath:"#/properties/breakDays/uniqueItems",keyword:"uniqueItems",params:{
i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;
break}o[p]=t}}}}else{let r={instancePath:a+"/breakDays",schemaPath:"#/properties/breakDays/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.exclusionMonths!==void 0){let s=m.exclusionMonths;
if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let l={instancePath:a+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p>120||isNaN(
p)){let l={instancePath:a+"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/maximum",keyword:"maximum",
params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?e=[l]:e.push(l),i++}if(p<1||isNaN(p)){let l={instancePath:a+
"/exclusionMonths/"+o,schemaPath:"#/properties/exclusionMonths/items/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];
if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+"/exclusio\
nMonths",schemaPath:"#/properties/exclusionMonths/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},message:"must NOT \
have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=t}}}}else{let r={
instancePath:a+"/exclusionMonths",schemaPath:"#/properties/exclusionMonths/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),i++}}if(m.exclusionOneClick!==void 0&&typeof m.exclusionOneClick!="boolean"){let s={
instancePath:a+"/exclusionOneClick",schemaPath:"#/properties/exclusionOneClick/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.exclusionAcrossBrands!==void 0&&typeof m.exclusionAcrossBrands!=
"boolean"){let s={instancePath:a+"/exclusionAcrossBrands",schemaPath:"#/properties/exclusionAcrossBrands/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.exclusionRegisters!==void 0){
let s=m.exclusionRegisters;if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p=="string"){if(c(
p)>60){let l={instancePath:a+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),i++}if(c(p)<1){let l={
instancePath:a+"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+
"/exclusionRegisters/"+o,schemaPath:"#/properties/exclusionRegisters/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="str\
ing"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+"/exclusionRegisters",schemaPath:"#/properties/exclusionReg\
isters/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+
t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=t}}}}else{let r={instancePath:a+"/exclusionRegisters",schemaPath:"\
#/properties/exclusionRegisters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),i++}}if(m.exclusionIdentifiers!==void 0){let s=m.exclusionIdentifiers;if(Array.isArray(s)){let r=s.length;for(let o=0;o<
r;o++){let p=s[o];if(typeof p!="string"){let l={instancePath:a+"/exclusionIdentifiers/"+o,schemaPath:"#/properties/exclu\
sionIdentifiers/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}
if(!(p==="birth-place"||p==="se-personal-number"||p==="nl-citizen-number"||p==="dk-cpr")){let l={instancePath:a+"/exclus\
ionIdentifiers/"+o,schemaPath:"#/properties/exclusionIdentifiers/items/enum",keyword:"enum",params:{allowedValues:x.properties.
exclusionIdentifiers.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}let t=s.
length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+
"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},
message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=
t}}}}else{let r={instancePath:a+"/exclusionIdentifiers",schemaPath:"#/properties/exclusionIdentifiers/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.exclusionCheckHours!==void 0){let s=m.
exclusionCheckHours;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/exclusionCheckHour\
s",schemaPath:"#/properties/exclusionCheckHours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>720||isNaN(s)){let r={instancePath:a+"/exclusionCh\
eckHours",schemaPath:"#/properties/exclusionCheckHours/maximum",keyword:"maximum",params:{comparison:"<=",limit:720},message:"\
must be <= 720"};e===null?e=[r]:e.push(r),i++}if(s<1||isNaN(s)){let r={instancePath:a+"/exclusionCheckHours",schemaPath:"\
#/properties/exclusionCheckHours/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[r]:e.push(r),i++}}}if(m.exclusionAtSignUp!==void 0){let s=m.exclusionAtSignUp;if(typeof s!="string"){let r={instancePath:a+
"/exclusionAtSignUp",schemaPath:"#/properties/exclusionAtSignUp/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="restricted"||s==="refused")){let r={instancePath:a+"/exclusionAtSig\
nUp",schemaPath:"#/properties/exclusionAtSignUp/enum",keyword:"enum",params:{allowedValues:x.properties.exclusionAtSignUp.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.marks!==void 0){let s=m.marks;
if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p=="string"){if(c(p)>60){let l={instancePath:a+
"/marks/"+o,schemaPath:"#/properties/marks/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have\
 more than 60 characters"};e===null?e=[l]:e.push(l),i++}if(c(p)<1){let l={instancePath:a+"/marks/"+o,schemaPath:"#/prope\
rties/marks/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/marks/"+o,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];
if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];let l={instancePath:a+"/marks",schemaPath:"#/properties/marks/un\
iqueItems",keyword:"uniqueItems",params:{i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+t+" are i\
dentical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=t}}}}else{let r={instancePath:a+"/marks",schemaPath:"#/properties/ma\
rks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.marksInView!==
void 0&&typeof m.marksInView!="boolean"){let s={instancePath:a+"/marksInView",schemaPath:"#/properties/marksInView/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.requiredPages!==void 0){
let s=m.requiredPages;if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p=="string"){if(c(p)>
60){let l={instancePath:a+"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[l]:e.push(l),i++}if(c(p)<1){let l={instancePath:a+
"/requiredPages/"+o,schemaPath:"#/properties/requiredPages/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/requiredPages/"+o,schemaPath:"\
#/properties/requiredPages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]=="number"){n=
o[p];let l={instancePath:a+"/requiredPages",schemaPath:"#/properties/requiredPages/uniqueItems",keyword:"uniqueItems",params:{
i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;
break}o[p]=t}}}}else{let r={instancePath:a+"/requiredPages",schemaPath:"#/properties/requiredPages/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.riskWarning!==void 0&&typeof m.riskWarning!=
"boolean"){let s={instancePath:a+"/riskWarning",schemaPath:"#/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.gamblingIntroduction!==void 0&&typeof m.gamblingIntroduction!=
"boolean"){let s={instancePath:a+"/gamblingIntroduction",schemaPath:"#/properties/gamblingIntroduction/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.returnToPlayer!==void 0&&typeof m.
returnToPlayer!="boolean"){let s={instancePath:a+"/returnToPlayer",schemaPath:"#/properties/returnToPlayer/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.bonuses!==void 0&&typeof m.bonuses!=
"boolean"){let s={instancePath:a+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.welcomeBonus!==void 0&&typeof m.welcomeBonus!="boolean"){let s={
instancePath:a+"/welcomeBonus",schemaPath:"#/properties/welcomeBonus/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.bonusDuringPlay!==void 0&&typeof m.bonusDuringPlay!="boolean"){let s={
instancePath:a+"/bonusDuringPlay",schemaPath:"#/properties/bonusDuringPlay/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.bonusFirstTimeOnly!==void 0&&typeof m.bonusFirstTimeOnly!="\
boolean"){let s={instancePath:a+"/bonusFirstTimeOnly",schemaPath:"#/properties/bonusFirstTimeOnly/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.bonusMinimumDays!==void 0){let s=m.bonusMinimumDays;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/bonusMinimumDays",schemaPath:"#/proper\
ties/bonusMinimumDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)){if(s>365||isNaN(s)){let r={instancePath:a+"/bonusMinimumDays",schemaPath:"#/properti\
es/bonusMinimumDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:365},message:"must be <= 365"};e===null?e=[
r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/bonusMinimumDays",schemaPath:"#/properties/bonusMinimumDays/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.bonusMaximumWagering!==
void 0){let s=m.bonusMaximumWagering;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/type",keyword:"type",params:{type:x.properties.bonusMaximumWagering.
type},message:"must be integer,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){
let r={instancePath:a+"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+
"/bonusMaximumWagering",schemaPath:"#/properties/bonusMaximumWagering/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.bonusMixedProducts!==void 0&&typeof m.bonusMixedProducts!=
"boolean"){let s={instancePath:a+"/bonusMixedProducts",schemaPath:"#/properties/bonusMixedProducts/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.loyalty!==void 0&&typeof m.loyalty!=
"boolean"){let s={instancePath:a+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.marketingConsent!==void 0){let s=m.marketingConsent;if(typeof s!=
"string"){let r={instancePath:a+"/marketingConsent",schemaPath:"#/properties/marketingConsent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="channel"||s==="product-and-channel")){let r={
instancePath:a+"/marketingConsent",schemaPath:"#/properties/marketingConsent/enum",keyword:"enum",params:{allowedValues:x.
properties.marketingConsent.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.
historyMonths!==void 0){let s=m.historyMonths;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+
"/historyMonths",schemaPath:"#/properties/historyMonths/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>120||isNaN(s)){let r={instancePath:a+"/his\
toryMonths",schemaPath:"#/properties/historyMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"\
must be <= 120"};e===null?e=[r]:e.push(r),i++}if(s<1||isNaN(s)){let r={instancePath:a+"/historyMonths",schemaPath:"#/pro\
perties/historyMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:
e.push(r),i++}}}if(m.oddsChangesConfirmed!==void 0&&typeof m.oddsChangesConfirmed!="boolean"){let s={instancePath:a+"/od\
dsChangesConfirmed",schemaPath:"#/properties/oddsChangesConfirmed/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return C.errors=e,i===0}function Se(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[r]:e.push(r),i++}if(m.name===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
i++}if(m.hosts===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hosts"},
message:"must have required property 'hosts'"};e===null?e=[r]:e.push(r),i++}if(m.siteId===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have required property 'siteI\
d'"};e===null?e=[r]:e.push(r),i++}if(m.partnerId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"partnerId"},message:"must have required property 'partnerId'"};e===null?e=[r]:e.push(r),i++}
if(m.defaultLocale===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
efaultLocale"},message:"must have required property 'defaultLocale'"};e===null?e=[r]:e.push(r),i++}if(m.routes===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"routes"},message:"must have re\
quired property 'routes'"};e===null?e=[r]:e.push(r),i++}if(m.providerFlags===void 0){let r={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"providerFlags"},message:"must have required property 'providerFla\
gs'"};e===null?e=[r]:e.push(r),i++}if(m.hiddenProviderFilters===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hiddenProviderFilters"},message:"must have required property 'hiddenProviderFilters'"};
e===null?e=[r]:e.push(r),i++}if(m.playProviders===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"playProviders"},message:"must have required property 'playProviders'"};e===null?e=[r]:e.push(
r),i++}if(m.features===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
features"},message:"must have required property 'features'"};e===null?e=[r]:e.push(r),i++}if(m.routing===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"routing"},message:"must have required\
 property 'routing'"};e===null?e=[r]:e.push(r),i++}if(m.adMaster===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"adMaster"},message:"must have required property 'adMaster'"};e===null?e=[r]:
e.push(r),i++}if(m.guards===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
guards"},message:"must have required property 'guards'"};e===null?e=[r]:e.push(r),i++}if(m.session===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"must have required property 'sess\
ion'"};e===null?e=[r]:e.push(r),i++}if(m.exclusion===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"exclusion"},message:"must have required property 'exclusion'"};e===null?e=[r]:e.push(r),i++}
if(m.layout===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"layout"},
message:"must have required property 'layout'"};e===null?e=[r]:e.push(r),i++}for(let r in m)if(!F.call(I.properties,r)){
let t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(m.id!==void 0){let r=m.id;if(typeof r=="string"){if(c(
r)>120){let t={instancePath:a+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),i++}if(!Fe.test(r)){let t={instancePath:a+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}if(m.name!==void 0){let r=m.name;if(typeof r=="string"){if(c(r)>120){let t={instancePath:a+"/n\
ame",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 12\
0 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}}if(m.hosts!==void 0){let r=m.hosts;if(Array.isArray(r)){if(r.length<1){let n={instancePath:a+
"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let o=r[n];if(typeof o=="string"){if(c(o)>80){
let p={instancePath:a+"/hosts/"+n,schemaPath:"#/properties/hosts/items/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(c(o)<1){let p={instancePath:a+"/hosts/"+
n,schemaPath:"#/properties/hosts/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/hosts/"+n,schemaPath:"#/properties/hosts/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+
"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(m.isDefault!==void 0&&typeof m.isDefault!="boolean"){let r={instancePath:a+"/isDefault",schemaPath:"\
#/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
i++}if(m.siteId!==void 0){let r=m.siteId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+
"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}}if(m.partnerId!==void 0){let r=m.partnerId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:a+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}}if(m.defaultLocale!==void 0){let r=m.defaultLocale;if(typeof r=="string"){
if(c(r)>120){let t={instancePath:a+"/defaultLocale",schemaPath:"#/properties/defaultLocale/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+
"/defaultLocale",schemaPath:"#/properties/defaultLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!cr.test(r)){let t={instancePath:a+"/defaultLocale",schemaPath:"\
#/properties/defaultLocale/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}-[A-Z]{2}$"},message:'must match patte\
rn "^[a-z]{2,4}-[A-Z]{2}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/defaultLocale",schemaPath:"#/pro\
perties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(m.routes!==void 0){let r=m.routes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.loyalty===void 0){let t={instancePath:a+
"/routes",schemaPath:"#/properties/routes/required",keyword:"required",params:{missingProperty:"loyalty"},message:"must \
have required property 'loyalty'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="loyalty"){let n={instancePath:a+"\
/routes",schemaPath:"#/properties/routes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.loyalty!==void 0){let t=r.loyalty;if(typeof t==
"string"){if(c(t)>120){let n={instancePath:a+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),i++}
if(c(t)<1){let n={instancePath:a+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}if(!se.test(t)){
let n={instancePath:a+"/routes/loyalty",schemaPath:"#/properties/routes/properties/loyalty/pattern",keyword:"pattern",params:{
pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/routes/loyal\
ty",schemaPath:"#/properties/routes/properties/loyalty/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/routes",schemaPath:"#/properties/routes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.providers!==void 0){let r=m.providers;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let o=r[n];if(typeof o=="string"){if(c(o)>80){let p={instancePath:a+
"/providers/"+n,schemaPath:"#/properties/providers/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must \
NOT have more than 80 characters"};e===null?e=[p]:e.push(p),i++}if(c(o)<1){let p={instancePath:a+"/providers/"+n,schemaPath:"\
#/properties/providers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/providers/"+n,schemaPath:"#/properties/providers/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+
"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(m.providerFlags!==void 0){let r=m.providerFlags;if(r&&typeof r=="object"&&!Array.isArray(r)){
for(let t in r){let n=i;if(typeof t=="string"){if(c(t)>80){let o={instancePath:a+"/providerFlags",schemaPath:"#/properti\
es/providerFlags/propertyNames/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters",propertyName:t};e===null?e=[o]:e.push(o),i++}if(!hr.test(t)){let o={instancePath:a+"/providerFlags",schemaPath:"\
#/properties/providerFlags/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match \
pattern "^[a-z0-9-]+$"',propertyName:t};e===null?e=[o]:e.push(o),i++}}var s=n===i;if(!s){let o={instancePath:a+"/provide\
rFlags",schemaPath:"#/properties/providerFlags/propertyNames",keyword:"propertyNames",params:{propertyName:t},message:"p\
roperty name must be valid"};e===null?e=[o]:e.push(o),i++}}for(let t in r)if(typeof r[t]!="boolean"){let n={instancePath:a+
"/providerFlags/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerFlags/additionalProperties/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),i++}}else{let t={instancePath:a+
"/providerFlags",schemaPath:"#/properties/providerFlags/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),i++}}if(m.hiddenProviderFilters!==void 0){let r=m.hiddenProviderFilters;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.casino===void 0){let t={instancePath:a+"/hiddenProviderFilters",schemaPath:"#/propertie\
s/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"casino"},message:"must have required prope\
rty 'casino'"};e===null?e=[t]:e.push(t),i++}if(r.liveCasino===void 0){let t={instancePath:a+"/hiddenProviderFilters",schemaPath:"\
#/properties/hiddenProviderFilters/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have\
 required property 'liveCasino'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="casino"||t==="liveCasino")){let n={
instancePath:a+"/hiddenProviderFilters",schemaPath:"#/properties/hiddenProviderFilters/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
i++}if(r.casino!==void 0){let t=r.casino;if(Array.isArray(t)){let n=t.length;for(let l=0;l<n;l++){let u=t[l];if(typeof u==
"string"){if(c(u)>80){let d={instancePath:a+"/hiddenProviderFilters/casino/"+l,schemaPath:"#/properties/hiddenProviderFi\
lters/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 chara\
cters"};e===null?e=[d]:e.push(d),i++}if(c(u)<1){let d={instancePath:a+"/hiddenProviderFilters/casino/"+l,schemaPath:"#/p\
roperties/hiddenProviderFilters/properties/casino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/hiddenProviderFilters/casino\
/"+l,schemaPath:"#/properties/hiddenProviderFilters/properties/casino/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){let u=t[o];if(typeof u==
"string"){if(typeof l[u]=="number"){p=l[u];let d={instancePath:a+"/hiddenProviderFilters/casino",schemaPath:"#/propertie\
s/hiddenProviderFilters/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have dup\
licate items (items ## "+p+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={instancePath:a+
"/hiddenProviderFilters/casino",schemaPath:"#/properties/hiddenProviderFilters/properties/casino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}if(r.liveCasino!==void 0){let t=r.liveCasino;if(Array.
isArray(t)){let n=t.length;for(let l=0;l<n;l++){let u=t[l];if(typeof u=="string"){if(c(u)>80){let d={instancePath:a+"/hi\
ddenProviderFilters/liveCasino/"+l,schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[d]:e.push(d),i++}if(c(
u)<1){let d={instancePath:a+"/hiddenProviderFilters/liveCasino/"+l,schemaPath:"#/properties/hiddenProviderFilters/proper\
ties/liveCasino/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/hiddenProviderFilters/liveCasino/"+l,schemaPath:"#/properties/hid\
denProviderFilters/properties/liveCasino/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){let u=t[o];if(typeof u=="string"){if(typeof l[u]==
"number"){p=l[u];let d={instancePath:a+"/hiddenProviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilter\
s/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have duplicate items (item\
s ## "+p+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={instancePath:a+"/hiddenPr\
oviderFilters/liveCasino",schemaPath:"#/properties/hiddenProviderFilters/properties/liveCasino/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/hiddenProviderFilters",
schemaPath:"#/properties/hiddenProviderFilters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(m.playProviders!==void 0){let r=m.playProviders;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.casino===void 0){let t={instancePath:a+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"r\
equired",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[t]:e.push(t),i++}
if(r.liveCasino===void 0){let t={instancePath:a+"/playProviders",schemaPath:"#/properties/playProviders/required",keyword:"\
required",params:{missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!(t==="casino"||t==="liveCasino")){let n={instancePath:a+"/playProviders",schemaPath:"#/propert\
ies/playProviders/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[n]:e.push(n),i++}if(r.casino!==void 0){let t=r.casino;if(Array.isArray(t)){let n=t.
length;for(let l=0;l<n;l++){let u=t[l];if(typeof u=="string"){if(c(u)>60){let d={instancePath:a+"/playProviders/casino/"+
l,schemaPath:"#/properties/playProviders/properties/casino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[d]:e.push(d),i++}if(!fe.test(u)){let d={instancePath:a+"/playProvide\
rs/casino/"+l,schemaPath:"#/properties/playProviders/properties/casino/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/pla\
yProviders/casino/"+l,schemaPath:"#/properties/playProviders/properties/casino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){let u=t[o];
if(typeof u=="string"){if(typeof l[u]=="number"){p=l[u];let d={instancePath:a+"/playProviders/casino",schemaPath:"#/prop\
erties/playProviders/properties/casino/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have duplic\
ate items (items ## "+p+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={instancePath:a+
"/playProviders/casino",schemaPath:"#/properties/playProviders/properties/casino/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}if(r.liveCasino!==void 0){let t=r.liveCasino;if(Array.isArray(
t)){let n=t.length;for(let l=0;l<n;l++){let u=t[l];if(typeof u=="string"){if(c(u)>60){let d={instancePath:a+"/playProvid\
ers/liveCasino/"+l,schemaPath:"#/properties/playProviders/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[d]:e.push(d),i++}if(!fe.test(u)){let d={instancePath:a+
"/playProviders/liveCasino/"+l,schemaPath:"#/properties/playProviders/properties/liveCasino/items/pattern",keyword:"patt\
ern",params:{pattern:"^[a-z0-9]+$"},message:'must match pattern "^[a-z0-9]+$"'};e===null?e=[d]:e.push(d),i++}}else{let d={
instancePath:a+"/playProviders/liveCasino/"+l,schemaPath:"#/properties/playProviders/properties/liveCasino/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){
let u=t[o];if(typeof u=="string"){if(typeof l[u]=="number"){p=l[u];let d={instancePath:a+"/playProviders/liveCasino",schemaPath:"\
#/properties/playProviders/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT h\
ave duplicate items (items ## "+p+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={
instancePath:a+"/playProviders/liveCasino",schemaPath:"#/properties/playProviders/properties/liveCasino/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/playProv\
iders",schemaPath:"#/properties/playProviders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(m.features!==void 0){let r=m.features;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.maintenance===
void 0){let t={instancePath:a+"/features",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"\
maintenance"},message:"must have required property 'maintenance'"};e===null?e=[t]:e.push(t),i++}if(r.sportsbook===void 0){
let t={instancePath:a+"/features",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"\
sportsbook"},message:"must have required property 'sportsbook'"};e===null?e=[t]:e.push(t),i++}if(r.sportsbookExtraCheck===
void 0){let t={instancePath:a+"/features",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"\
sportsbookExtraCheck"},message:"must have required property 'sportsbookExtraCheck'"};e===null?e=[t]:e.push(t),i++}if(r.payAndPlay===
void 0){let t={instancePath:a+"/features",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"\
payAndPlay"},message:"must have required property 'payAndPlay'"};e===null?e=[t]:e.push(t),i++}if(r.websocket===void 0){let t={
instancePath:a+"/features",schemaPath:"#/properties/features/required",keyword:"required",params:{missingProperty:"webso\
cket"},message:"must have required property 'websocket'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="maintena\
nce"||t==="sportsbook"||t==="sportsbookExtraCheck"||t==="payAndPlay"||t==="websocket")){let n={instancePath:a+"/features",
schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.maintenance!==void 0&&typeof r.maintenance!="boo\
lean"){let t={instancePath:a+"/features/maintenance",schemaPath:"#/properties/features/properties/maintenance/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.sportsbook!==void 0&&typeof r.
sportsbook!="boolean"){let t={instancePath:a+"/features/sportsbook",schemaPath:"#/properties/features/properties/sportsb\
ook/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.sportsbookExtraCheck!==
void 0&&typeof r.sportsbookExtraCheck!="boolean"){let t={instancePath:a+"/features/sportsbookExtraCheck",schemaPath:"#/p\
roperties/features/properties/sportsbookExtraCheck/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(r.payAndPlay!==void 0&&typeof r.payAndPlay!="boolean"){let t={instancePath:a+"/features/\
payAndPlay",schemaPath:"#/properties/features/properties/payAndPlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.websocket!==void 0&&typeof r.websocket!="boolean"){let t={instancePath:a+
"/features/websocket",schemaPath:"#/properties/features/properties/websocket/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/features",schemaPath:"#/properties\
/features/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.routing!==
void 0){let r=m.routing;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.keepPathOnLocaleRedirect===void 0){let t={instancePath:a+
"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty:"keepPathOnLocaleRedire\
ct"},message:"must have required property 'keepPathOnLocaleRedirect'"};e===null?e=[t]:e.push(t),i++}if(r.minLocaleLength===
void 0){let t={instancePath:a+"/routing",schemaPath:"#/properties/routing/required",keyword:"required",params:{missingProperty:"\
minLocaleLength"},message:"must have required property 'minLocaleLength'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"keepPathOnLocaleRedirect"||t==="minLocaleLength")){let n={instancePath:a+"/routing",schemaPath:"#/properties/routing/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[n]:e.push(n),i++}if(r.keepPathOnLocaleRedirect!==void 0&&typeof r.keepPathOnLocaleRedirect!="boolean"){
let t={instancePath:a+"/routing/keepPathOnLocaleRedirect",schemaPath:"#/properties/routing/properties/keepPathOnLocaleRe\
direct/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.minLocaleLength!==
void 0){let t=r.minLocaleLength;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:a+"/routin\
g/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<2||isNaN(t))){let n={
instancePath:a+"/routing/minLocaleLength",schemaPath:"#/properties/routing/properties/minLocaleLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+
"/routing",schemaPath:"#/properties/routing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(m.adMaster!==void 0){let r=m.adMaster;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.markets===
void 0){let t={instancePath:a+"/adMaster",schemaPath:"#/properties/adMaster/required",keyword:"required",params:{missingProperty:"\
markets"},message:"must have required property 'markets'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="markets"){
let n={instancePath:a+"/adMaster",schemaPath:"#/properties/adMaster/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.markets!==
void 0){let t=r.markets;if(Array.isArray(t)){let n=t.length;for(let l=0;l<n;l++){let u=t[l];if(typeof u=="string"){if(!k.
test(u)){let d={instancePath:a+"/adMaster/markets/"+l,schemaPath:"#/properties/adMaster/properties/markets/items/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),i++}}else{
let d={instancePath:a+"/adMaster/markets/"+l,schemaPath:"#/properties/adMaster/properties/markets/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){
let u=t[o];if(typeof u=="string"){if(typeof l[u]=="number"){p=l[u];let d={instancePath:a+"/adMaster/markets",schemaPath:"\
#/properties/adMaster/properties/markets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have dupl\
icate items (items ## "+p+" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={instancePath:a+
"/adMaster/markets",schemaPath:"#/properties/adMaster/properties/markets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/adMaster",schemaPath:"#/properties/adMaster/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.guards!==void 0){
let r=m.guards;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.signedOutToLiveLobby===void 0){let t={instancePath:a+"/\
guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"signedOutToLiveLobby"},message:"\
must have required property 'signedOutToLiveLobby'"};e===null?e=[t]:e.push(t),i++}if(r.riskOnly===void 0){let t={instancePath:a+
"/guards",schemaPath:"#/properties/guards/required",keyword:"required",params:{missingProperty:"riskOnly"},message:"must\
 have required property 'riskOnly'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="signedOutToLiveLobby"||t==="r\
iskOnly")){let n={instancePath:a+"/guards",schemaPath:"#/properties/guards/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.signedOutToLiveLobby!==
void 0){let t=r.signedOutToLiveLobby;if(Array.isArray(t)){let n=t.length;for(let o=0;o<n;o++){let p=t[o];if(typeof p=="s\
tring"){if(c(p)>120){let l={instancePath:a+"/guards/signedOutToLiveLobby/"+o,schemaPath:"#/properties/guards/properties/\
signedOutToLiveLobby/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charac\
ters"};e===null?e=[l]:e.push(l),i++}if(!ye.test(p)){let l={instancePath:a+"/guards/signedOutToLiveLobby/"+o,schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-9/-]*$"},message:'\
must match pattern "^/[a-z0-9/-]*$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/guards/signedOutToLiveL\
obby/"+o,schemaPath:"#/properties/guards/properties/signedOutToLiveLobby/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:a+"/guards/signedOutToLiveLobby",schemaPath:"\
#/properties/guards/properties/signedOutToLiveLobby/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[n]:e.push(n),i++}}if(r.riskOnly!==void 0){let t=r.riskOnly;if(Array.isArray(t)){let n=t.length;for(let o=0;o<
n;o++){let p=t[o];if(typeof p=="string"){if(c(p)>120){let l={instancePath:a+"/guards/riskOnly/"+o,schemaPath:"#/properti\
es/guards/properties/riskOnly/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 1\
20 characters"};e===null?e=[l]:e.push(l),i++}if(!ye.test(p)){let l={instancePath:a+"/guards/riskOnly/"+o,schemaPath:"#/p\
roperties/guards/properties/riskOnly/items/pattern",keyword:"pattern",params:{pattern:"^/[a-z0-9/-]*$"},message:'must ma\
tch pattern "^/[a-z0-9/-]*$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/guards/riskOnly/"+o,schemaPath:"\
#/properties/guards/properties/riskOnly/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}}else{let n={instancePath:a+"/guards/riskOnly",schemaPath:"#/properties/guards/properties/risk\
Only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+
"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(m.session!==void 0){let r=m.session;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.onForbidden===
void 0){let t={instancePath:a+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty:"\
onForbidden"},message:"must have required property 'onForbidden'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="o\
nForbidden"){let n={instancePath:a+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.
onForbidden!==void 0){let t=r.onForbidden;if(typeof t!="string"){let n={instancePath:a+"/session/onForbidden",schemaPath:"\
#/properties/session/properties/onForbidden/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}if(!(t==="explain"||t==="sign-out")){let n={instancePath:a+"/session/onForbidden",schemaPath:"#/prop\
erties/session/properties/onForbidden/enum",keyword:"enum",params:{allowedValues:I.properties.session.properties.onForbidden.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/\
session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(m.exclusion!==void 0){let r=m.exclusion;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.indefiniteMonths===
void 0){let t={instancePath:a+"/exclusion",schemaPath:"#/properties/exclusion/required",keyword:"required",params:{missingProperty:"\
indefiniteMonths"},message:"must have required property 'indefiniteMonths'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="indefiniteMonths"){let n={instancePath:a+"/exclusion",schemaPath:"#/properties/exclusion/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),i++}if(r.indefiniteMonths!==void 0){let t=r.indefiniteMonths;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let n={instancePath:a+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properties/indefiniteMonths/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(
t)){if(t>1200||isNaN(t)){let n={instancePath:a+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusion/properti\
es/indefiniteMonths/maximum",keyword:"maximum",params:{comparison:"<=",limit:1200},message:"must be <= 1200"};e===null?e=
[n]:e.push(n),i++}if(t<1||isNaN(t)){let n={instancePath:a+"/exclusion/indefiniteMonths",schemaPath:"#/properties/exclusi\
on/properties/indefiniteMonths/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[n]:e.push(n),i++}}}}else{let t={instancePath:a+"/exclusion",schemaPath:"#/properties/exclusion/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.layout!==void 0){let r=m.layout;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.header===void 0){let t={instancePath:a+"/layout",schemaPath:"#/properties/layout/requi\
red",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[t]:
e.push(t),i++}if(r.hero===void 0){let t={instancePath:a+"/layout",schemaPath:"#/properties/layout/required",keyword:"req\
uired",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===null?e=[t]:e.push(t),i++}if(r.heading===
void 0){let t={instancePath:a+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"\
heading"},message:"must have required property 'heading'"};e===null?e=[t]:e.push(t),i++}if(r.tile===void 0){let t={instancePath:a+
"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"tile"},message:"must hav\
e required property 'tile'"};e===null?e=[t]:e.push(t),i++}if(r.liveRowSpan===void 0){let t={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"liveRowSpan"},message:"must have required prop\
erty 'liveRowSpan'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="header"||t==="hero"||t==="heading"||t==="tile"||
t==="liveRowSpan")){let n={instancePath:a+"/layout",schemaPath:"#/properties/layout/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}
if(r.header!==void 0){let t=r.header;if(typeof t!="string"){let n={instancePath:a+"/layout/header",schemaPath:"#/propert\
ies/layout/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}if(!(t==="bar"||t==="stacked"||t==="floating")){let n={instancePath:a+"/layout/header",schemaPath:"#/properties/l\
ayout/properties/header/enum",keyword:"enum",params:{allowedValues:I.properties.layout.properties.header.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.hero!==void 0){let t=r.hero;if(typeof t!=
"string"){let n={instancePath:a+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="bleed"||t==="card"||t==="split")){let n={
instancePath:a+"/layout/hero",schemaPath:"#/properties/layout/properties/hero/enum",keyword:"enum",params:{allowedValues:I.
properties.layout.properties.hero.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}
if(r.heading!==void 0){let t=r.heading;if(typeof t!="string"){let n={instancePath:a+"/layout/heading",schemaPath:"#/prop\
erties/layout/properties/heading/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}if(!(t==="ornament"||t==="plain"||t==="slash")){let n={instancePath:a+"/layout/heading",schemaPath:"#/proper\
ties/layout/properties/heading/enum",keyword:"enum",params:{allowedValues:I.properties.layout.properties.heading.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.tile!==void 0){let t=r.tile;if(typeof t!=
"string"){let n={instancePath:a+"/layout/tile",schemaPath:"#/properties/layout/properties/tile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="plain"||t==="titled")){let n={instancePath:a+
"/layout/tile",schemaPath:"#/properties/layout/properties/tile/enum",keyword:"enum",params:{allowedValues:I.properties.layout.
properties.tile.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.liveRowSpan!==
void 0){let t=r.liveRowSpan;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:a+"/layout/liv\
eRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)){if(t>2||isNaN(t)){let n={instancePath:a+
"/layout/liveRowSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2},message:"must be <= 2"};e===null?e=[n]:e.push(n),i++}if(t<1||isNaN(t)){let n={instancePath:a+"/layout/liveR\
owSpan",schemaPath:"#/properties/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),i++}}}}else{let t={instancePath:a+"/layout",schemaPath:"#/properties/la\
yout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}m.rules!==void 0&&
(C(m.rules,{instancePath:a+"/rules",parentData:m,parentDataProperty:"rules",rootData:g})||(e=e===null?C.errors:e.concat(
C.errors),i=e.length))}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Se.errors=e,i===0}var jr=Ce,ge={$schema:"http://json-schema.org/draft-\
07/schema#",$id:"https://marquee.dev/schemas/site/budgets.schema.json",title:"Budgets",description:"What a page may weig\
h on its way to a visitor: brands/budgets.json. The launch report counts what is rendered, the journeys what a browser l\
oads.",type:"object",additionalProperties:!1,properties:{styles:{type:"integer",title:"Stylesheets",description:"Bytes o\
f all stylesheets of a content page, compressed.",minimum:1},pages:{type:"array",title:"Pages",description:"One for each\
 kind of page.",minItems:1,items:{type:"object",title:"Page",description:"A page and what it may weigh.",additionalProperties:!1,
properties:{path:{type:"string",title:"Path",description:"Where content keeps it, below the locale.",pattern:"^/"},html:{
type:"integer",title:"HTML",description:"Bytes of the page with header and footer, compressed.",minimum:1},scripts:{type:"\
integer",title:"JavaScript",description:"Bytes of the entry and of every island of the page, compressed.",minimum:1},pictures:{
type:"integer",title:"Pictures",description:"Pictures that are fetched before anything is scrolled.",minimum:0}},required:[
"path","html","scripts","pictures"]}},layoutShift:{type:"number",title:"Layout shift",description:"How far anything may \
move, from the first paint until the page was scrolled through: cumulative layout shift.",minimum:0},contentScripts:{type:"\
integer",title:"JavaScript of a content page",description:"Most that a content page may ever load before it is touched, \
in bytes, compressed. The limits of single pages are lower.",minimum:1},visits:{type:"array",title:"Visits",description:"\
What a browser may load, one for each kind of page; they hold for every brand.",minItems:1,items:{type:"object",title:"V\
isit",description:"A first visit with nothing in the cache. Bytes are those of bodies, compressed as they travel; unless\
 it is said otherwise, they are counted before anything is touched or scrolled.",additionalProperties:!1,properties:{page:{
type:"string",title:"Page",description:"Name of the kind.",minLength:1},path:{type:"string",title:"Path",description:"Wh\
ere content or the application keeps it, below the locale. The first address of that form that the page above it links t\
o stands for a path with parameters.",pattern:"^/"},kind:{type:"string",title:"Kind",description:"Content pages are HTML\
 with islands, application pages are hydrated as a whole.",enum:["content","application"]},html:{type:"integer",title:"H\
TML",description:"Bytes of the document.",minimum:0},scripts:{type:"integer",title:"JavaScript",description:"Bytes of sc\
ripts.",minimum:0},scrolledScripts:{type:"integer",title:"JavaScript, scrolled through",description:"Bytes of scripts on\
ce the page was scrolled through.",minimum:0},styles:{type:"integer",title:"CSS",description:"Bytes of stylesheets, thos\
e that stand in the document included.",minimum:0},fonts:{type:"integer",title:"Fonts",description:"Bytes of fonts.",minimum:0},
islands:{type:"integer",title:"Islands",description:"Islands that have started.",minimum:0},pictures:{type:"object",title:"\
Pictures",description:"Bytes of pictures.",additionalProperties:!1,properties:{phone:{type:"integer",title:"Phone",description:"\
In a window 360 px wide.",minimum:0},desktop:{type:"integer",title:"Desktop",description:"In a window 1440 px wide.",minimum:0}},
required:["phone","desktop"]},requests:{type:"object",title:"Requests",description:"Addresses asked for, each once.",additionalProperties:!1,
properties:{phone:{type:"integer",title:"Phone",description:"In a window 360 px wide.",minimum:0},desktop:{type:"integer",
title:"Desktop",description:"In a window 1440 px wide.",minimum:0}},required:["phone","desktop"]}},required:["page","pat\
h","kind","html","scripts","scrolledScripts","styles","fonts","islands","pictures","requests"]}}},required:["styles","pa\
ges","layoutShift","contentScripts","visits"]};function Ce(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){
let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.styles===void 0){let s={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"styles"},message:"must have required property 'styles'"};e===null?e=
[s]:e.push(s),i++}if(m.pages===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pages"},message:"must have required property 'pages'"};e===null?e=[s]:e.push(s),i++}if(m.layoutShift===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"layoutShift"},message:"must have required property '\
layoutShift'"};e===null?e=[s]:e.push(s),i++}if(m.contentScripts===void 0){let s={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"contentScripts"},message:"must have required property 'contentScripts'"};e===
null?e=[s]:e.push(s),i++}if(m.visits===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"visits"},message:"must have required property 'visits'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s===
"styles"||s==="pages"||s==="layoutShift"||s==="contentScripts"||s==="visits")){let r={instancePath:a,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properti\
es"};e===null?e=[r]:e.push(r),i++}if(m.styles!==void 0){let s=m.styles;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let r={instancePath:a+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+
"/styles",schemaPath:"#/properties/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),i++}}if(m.pages!==void 0){let s=m.pages;if(Array.isArray(s)){if(s.length<1){let t={instancePath:a+
"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.path===void 0){let o={instancePath:a+"/pages/"+t,schemaPath:"#/properties/pages/items/required",keyword:"requir\
ed",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[o]:e.push(o),i++}if(n.html===
void 0){let o={instancePath:a+"/pages/"+t,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
html"},message:"must have required property 'html'"};e===null?e=[o]:e.push(o),i++}if(n.scripts===void 0){let o={instancePath:a+
"/pages/"+t,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"scripts"},message:"\
must have required property 'scripts'"};e===null?e=[o]:e.push(o),i++}if(n.pictures===void 0){let o={instancePath:a+"/pag\
es/"+t,schemaPath:"#/properties/pages/items/required",keyword:"required",params:{missingProperty:"pictures"},message:"mu\
st have required property 'pictures'"};e===null?e=[o]:e.push(o),i++}for(let o in n)if(!(o==="path"||o==="html"||o==="scr\
ipts"||o==="pictures")){let p={instancePath:a+"/pages/"+t,schemaPath:"#/properties/pages/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),i++}if(n.path!==void 0){let o=n.path;if(typeof o=="string"){if(!se.test(o)){let p={instancePath:a+"/pages/"+t+"/path",
schemaPath:"#/properties/pages/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must matc\
h pattern "^/"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/pages/"+t+"/path",schemaPath:"#/properties/p\
ages/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
i++}}if(n.html!==void 0){let o=n.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/\
pages/"+t+"/html",schemaPath:"#/properties/pages/items/properties/html/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:a+
"/pages/"+t+"/html",schemaPath:"#/properties/pages/items/properties/html/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}if(n.scripts!==void 0){let o=n.scripts;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/pages/"+t+"/scripts",schemaPath:"#/properties/pages/i\
tems/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
i++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let p={instancePath:a+"/pages/"+t+"/scripts",schemaPath:"#/prop\
erties/pages/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[p]:e.push(p),i++}}if(n.pictures!==void 0){let o=n.pictures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:a+"/pages/"+t+"/pictures",schemaPath:"#/properties/pages/items/properties/pictures/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)&&
(o<0||isNaN(o))){let p={instancePath:a+"/pages/"+t+"/pictures",schemaPath:"#/properties/pages/items/properties/pictures/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{
let o={instancePath:a+"/pages/"+t,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/pages",schemaPath:"#/properties/pages/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.layoutShift!==void 0){let s=m.
layoutShift;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let r={instancePath:a+"/layoutShift",schemaPath:"#/pro\
perties/layoutShift/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:a+"/layoutShift",schemaPath:"#/properties/layoutShift/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[r]:e.push(r),i++}}if(m.contentScripts!==void 0){let s=m.contentScripts;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/contentScripts",schemaPath:"#/properti\
es/contentScripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s==
"number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/contentScripts",schemaPath:"#/properties/contentScripts/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.visits!==
void 0){let s=m.visits;if(Array.isArray(s)){if(s.length<1){let t={instancePath:a+"/visits",schemaPath:"#/properties/visi\
ts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}
let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===void 0){let o={instancePath:a+
"/visits/"+t,schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"page"},message:"\
must have required property 'page'"};e===null?e=[o]:e.push(o),i++}if(n.path===void 0){let o={instancePath:a+"/visits/"+t,
schemaPath:"#/properties/visits/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have re\
quired property 'path'"};e===null?e=[o]:e.push(o),i++}if(n.kind===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"\
#/properties/visits/items/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required prope\
rty 'kind'"};e===null?e=[o]:e.push(o),i++}if(n.html===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/propertie\
s/visits/items/required",keyword:"required",params:{missingProperty:"html"},message:"must have required property 'html'"};
e===null?e=[o]:e.push(o),i++}if(n.scripts===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properties/visits/i\
tems/required",keyword:"required",params:{missingProperty:"scripts"},message:"must have required property 'scripts'"};e===
null?e=[o]:e.push(o),i++}if(n.scrolledScripts===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properties/visi\
ts/items/required",keyword:"required",params:{missingProperty:"scrolledScripts"},message:"must have required property 's\
crolledScripts'"};e===null?e=[o]:e.push(o),i++}if(n.styles===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/pr\
operties/visits/items/required",keyword:"required",params:{missingProperty:"styles"},message:"must have required propert\
y 'styles'"};e===null?e=[o]:e.push(o),i++}if(n.fonts===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properti\
es/visits/items/required",keyword:"required",params:{missingProperty:"fonts"},message:"must have required property 'font\
s'"};e===null?e=[o]:e.push(o),i++}if(n.islands===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properties/vis\
its/items/required",keyword:"required",params:{missingProperty:"islands"},message:"must have required property 'islands'"};
e===null?e=[o]:e.push(o),i++}if(n.pictures===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properties/visits/\
items/required",keyword:"required",params:{missingProperty:"pictures"},message:"must have required property 'pictures'"};
e===null?e=[o]:e.push(o),i++}if(n.requests===void 0){let o={instancePath:a+"/visits/"+t,schemaPath:"#/properties/visits/\
items/required",keyword:"required",params:{missingProperty:"requests"},message:"must have required property 'requests'"};
e===null?e=[o]:e.push(o),i++}for(let o in n)if(!F.call(ge.properties.visits.items.properties,o)){let p={instancePath:a+"\
/visits/"+t,schemaPath:"#/properties/visits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(n.page!==void 0){let o=n.page;if(typeof o==
"string"){if(c(o)<1){let p={instancePath:a+"/visits/"+t+"/page",schemaPath:"#/properties/visits/items/properties/page/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
i++}}else{let p={instancePath:a+"/visits/"+t+"/page",schemaPath:"#/properties/visits/items/properties/page/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(n.path!==void 0){let o=n.path;if(typeof o==
"string"){if(!se.test(o)){let p={instancePath:a+"/visits/"+t+"/path",schemaPath:"#/properties/visits/items/properties/pa\
th/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:a+"/visits/"+t+"/path",schemaPath:"#/properties/visits/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(n.kind!==void 0){let o=n.kind;if(typeof o!="st\
ring"){let p={instancePath:a+"/visits/"+t+"/kind",schemaPath:"#/properties/visits/items/properties/kind/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="content"||o==="application")){
let p={instancePath:a+"/visits/"+t+"/kind",schemaPath:"#/properties/visits/items/properties/kind/enum",keyword:"enum",params:{
allowedValues:ge.properties.visits.items.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[p]:e.push(p),i++}}if(n.html!==void 0){let o=n.html;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={
instancePath:a+"/visits/"+t+"/html",schemaPath:"#/properties/visits/items/properties/html/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={
instancePath:a+"/visits/"+t+"/html",schemaPath:"#/properties/visits/items/properties/html/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(n.scripts!==void 0){let o=n.scripts;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/visits/"+t+"/scripts",schemaPath:"#/properties/visits\
/items/properties/scripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:a+"/visits/"+t+"/scripts",schemaPath:"#/\
properties/visits/items/properties/scripts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[p]:e.push(p),i++}}if(n.scrolledScripts!==void 0){let o=n.scrolledScripts;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/visits/"+t+"/scrolledScripts",schemaPath:"#/properties/visits/items\
/properties/scrolledScripts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:a+"/visits/"+t+"/scrolledScripts",schemaPath:"\
#/properties/visits/items/properties/scrolledScripts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(n.styles!==void 0){let o=n.styles;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let p={instancePath:a+"/visits/"+t+"/styles",schemaPath:"#/properties/visits/items/properties/styles/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:a+"/visits/"+t+"/styles",schemaPath:"#/properties/visits/items/propert\
ies/styles/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),
i++}}if(n.fonts!==void 0){let o=n.fonts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+
"/visits/"+t+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:a+
"/visits/"+t+"/fonts",schemaPath:"#/properties/visits/items/properties/fonts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(n.islands!==void 0){let o=n.islands;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/visits/"+t+"/islands",schemaPath:"#/properties/visits\
/items/properties/islands/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:a+"/visits/"+t+"/islands",schemaPath:"#/\
properties/visits/items/properties/islands/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[p]:e.push(p),i++}}if(n.pictures!==void 0){let o=n.pictures;if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.phone===void 0){let p={instancePath:a+"/visits/"+t+"/pictures",schemaPath:"#/properties/visits/items/properties/pic\
tures/required",keyword:"required",params:{missingProperty:"phone"},message:"must have required property 'phone'"};e===null?
e=[p]:e.push(p),i++}if(o.desktop===void 0){let p={instancePath:a+"/visits/"+t+"/pictures",schemaPath:"#/properties/visit\
s/items/properties/pictures/required",keyword:"required",params:{missingProperty:"desktop"},message:"must have required \
property 'desktop'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="phone"||p==="desktop")){let l={instancePath:a+
"/visits/"+t+"/pictures",schemaPath:"#/properties/visits/items/properties/pictures/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}
if(o.phone!==void 0){let p=o.phone;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+"/vis\
its/"+t+"/pictures/phone",schemaPath:"#/properties/visits/items/properties/pictures/properties/phone/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||
isNaN(p))){let l={instancePath:a+"/visits/"+t+"/pictures/phone",schemaPath:"#/properties/visits/items/properties/picture\
s/properties/phone/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),i++}}if(o.desktop!==void 0){let p=o.desktop;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+
"/visits/"+t+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties/pictures/properties/desktop/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&
(p<0||isNaN(p))){let l={instancePath:a+"/visits/"+t+"/pictures/desktop",schemaPath:"#/properties/visits/items/properties\
/pictures/properties/desktop/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[l]:e.push(l),i++}}}else{let p={instancePath:a+"/visits/"+t+"/pictures",schemaPath:"#/properties/visits/items/properti\
es/pictures/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}if(n.requests!==
void 0){let o=n.requests;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.phone===void 0){let p={instancePath:a+"/visit\
s/"+t+"/requests",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{missingProperty:"\
phone"},message:"must have required property 'phone'"};e===null?e=[p]:e.push(p),i++}if(o.desktop===void 0){let p={instancePath:a+
"/visits/"+t+"/requests",schemaPath:"#/properties/visits/items/properties/requests/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[p]:e.push(p),i++}for(let p in o)
if(!(p==="phone"||p==="desktop")){let l={instancePath:a+"/visits/"+t+"/requests",schemaPath:"#/properties/visits/items/p\
roperties/requests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT \
have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.phone!==void 0){let p=o.phone;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+"/visits/"+t+"/requests/phone",schemaPath:"#/properties/visits/items/\
properties/requests/properties/phone/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:a+"/visits/"+t+"/requests/pho\
ne",schemaPath:"#/properties/visits/items/properties/requests/properties/phone/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(o.desktop!==void 0){let p=o.desktop;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:a+"/visits/"+t+"/requests/desktop",schemaPath:"#/properti\
es/visits/items/properties/requests/properties/desktop/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let l={instancePath:a+"/visits/"+
t+"/requests/desktop",schemaPath:"#/properties/visits/items/properties/requests/properties/desktop/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:a+
"/visits/"+t+"/requests",schemaPath:"#/properties/visits/items/properties/requests/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/visits/"+t,schemaPath:"#/pr\
operties/visits/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:a+"/visits",schemaPath:"#/properties/visits/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ce.errors=e,i===0}var Or=je,we={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/countries.schema.json",title:"Countries",description:"\
brands/countries.json: how the codes of countries, markets and languages relate, the same for every brand.",type:"object",
additionalProperties:!1,properties:{globalMarket:{type:"string",title:"Global market",description:"Market of everybody w\
hose country has none of its own, or is not known (MARKET-31).",pattern:"^[A-Z]{2}$"},defaultCountry:{type:"string",title:"\
Default country",description:"Country a sign-up offers first where the visitor's is not known or not offered (REG-06).",
pattern:"^[A-Z]{2}$"},provinces:{type:"object",title:"Provinces",description:"Country → codes of the provinces its playe\
rs can live in (MARKET-25). Players of other countries are not asked for one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
type:"array",title:"Provinces of a country",description:"Their names are interface texts: account.provinces.<code>.",items:{
type:"string",title:"Province",description:"Second half of its ISO 3166-2 code.",pattern:"^[A-Z0-9]{1,3}$"},minItems:1,uniqueItems:!0}},
marketCodes:{type:"array",title:"Market codes",description:"Every code that a market of a brand may have (MARKET-14).",items:{
type:"string",title:"Market",description:"Code.",pattern:"^[A-Z]{2}$"},minItems:1,uniqueItems:!0},platformLanguages:{type:"\
object",title:"Languages of the platform",description:"Language code of addresses → code the platform knows it by, where\
 it is another one (REG-03).",propertyNames:{pattern:"^[a-z]{2,4}$"},additionalProperties:{type:"string",title:"Language",
description:"Code of the platform.",pattern:"^[a-z]{2,4}$"}},markets:{type:"object",title:"Markets",description:"Country\
 → market its players belong to, where the code is another one (MARKET-07). A country without an entry belongs to the ma\
rket of its own code, else to the global one.",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{type:"string",
title:"Market",description:"Market code.",pattern:"^[A-Z]{2}$"}},displayForms:{type:"object",title:"Display forms",description:"\
Market code of addresses → country it stands for in every call (MARKET-08).",propertyNames:{pattern:"^[A-Z]{2}$"},additionalProperties:{
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
ormLanguages","markets","displayForms","providerMarkets","languageRules"]},fr=new RegExp("^[A-Z0-9]{1,3}$","u"),O=new RegExp(
"^[a-z]{2,4}$","u");function je(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.globalMarket===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"globalMarket"},message:"must have required property 'globalMarket'"};e===null?e=[p]:e.
push(p),i++}if(m.defaultCountry===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
defaultCountry"},message:"must have required property 'defaultCountry'"};e===null?e=[p]:e.push(p),i++}if(m.provinces===void 0){
let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provinces"},message:"must have\
 required property 'provinces'"};e===null?e=[p]:e.push(p),i++}if(m.marketCodes===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"marketCodes"},message:"must have required property 'marketCodes'"};
e===null?e=[p]:e.push(p),i++}if(m.platformLanguages===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"platformLanguages"},message:"must have required property 'platformLanguages'"};e===null?
e=[p]:e.push(p),i++}if(m.markets===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
markets"},message:"must have required property 'markets'"};e===null?e=[p]:e.push(p),i++}if(m.displayForms===void 0){let p={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"displayForms"},message:"must have req\
uired property 'displayForms'"};e===null?e=[p]:e.push(p),i++}if(m.providerMarkets===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"providerMarkets"},message:"must have required property 'provider\
Markets'"};e===null?e=[p]:e.push(p),i++}if(m.languageRules===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"languageRules"},message:"must have required property 'languageRules'"};e===null?e=[p]:
e.push(p),i++}for(let p in m)if(!F.call(we.properties,p)){let l={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),i++}if(m.globalMarket!==void 0){let p=m.globalMarket;if(typeof p=="string"){if(!k.test(p)){let l={instancePath:a+"/gl\
obalMarket",schemaPath:"#/properties/globalMarket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/globalMarket",schemaPath:"#/pro\
perties/globalMarket/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}
if(m.defaultCountry!==void 0){let p=m.defaultCountry;if(typeof p=="string"){if(!k.test(p)){let l={instancePath:a+"/defau\
ltCountry",schemaPath:"#/properties/defaultCountry/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'mus\
t match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/defaultCountry",schemaPath:"#/\
properties/defaultCountry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}if(m.provinces!==void 0){let p=m.provinces;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let u=i;if(typeof l==
"string"&&!k.test(l)){let d={instancePath:a+"/provinces",schemaPath:"#/properties/provinces/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[d]:e.push(d),
i++}var s=u===i;if(!s){let d={instancePath:a+"/provinces",schemaPath:"#/properties/provinces/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[d]:e.push(d),i++}}for(let l in p){
let u=p[l];if(Array.isArray(u)){if(u.length<1){let w={instancePath:a+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/provinces/additionalProperties/minItems",keyword:"minItems",params:{limit:1},message:"must \
NOT have fewer than 1 items"};e===null?e=[w]:e.push(w),i++}let d=u.length;for(let w=0;w<d;w++){let P=u[w];if(typeof P=="\
string"){if(!fr.test(P)){let q={instancePath:a+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+w,schemaPath:"\
#/properties/provinces/additionalProperties/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'\
must match pattern "^[A-Z0-9]{1,3}$"'};e===null?e=[q]:e.push(q),i++}}else{let q={instancePath:a+"/provinces/"+l.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+w,schemaPath:"#/properties/provinces/additionalProperties/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),i++}}let h=u.length,f;if(h>1){let w={};for(;h--;){
let P=u[h];if(typeof P=="string"){if(typeof w[P]=="number"){f=w[P];let q={instancePath:a+"/provinces/"+l.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/provinces/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:f},message:"must NOT have duplicate items (items ## "+f+" and "+h+" are identical)"};e===null?e=[q]:e.push(q),i++;
break}w[P]=h}}}}else{let d={instancePath:a+"/provinces/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/provinces/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),i++}}}else{let l={instancePath:a+"/provinces",schemaPath:"#/properties/provinces/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}if(m.marketCodes!==void 0){let p=m.marketCodes;if(Array.
isArray(p)){if(p.length<1){let h={instancePath:a+"/marketCodes",schemaPath:"#/properties/marketCodes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),i++}let l=p.length;for(let h=0;h<
l;h++){let f=p[h];if(typeof f=="string"){if(!k.test(f)){let w={instancePath:a+"/marketCodes/"+h,schemaPath:"#/properties\
/marketCodes/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[w]:e.push(w),i++}}else{let w={instancePath:a+"/marketCodes/"+h,schemaPath:"#/properties/marketCodes/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}let u=p.length,d;if(u>1){let h={};
for(;u--;){let f=p[u];if(typeof f=="string"){if(typeof h[f]=="number"){d=h[f];let w={instancePath:a+"/marketCodes",schemaPath:"\
#/properties/marketCodes/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have duplicate items (ite\
ms ## "+d+" and "+u+" are identical)"};e===null?e=[w]:e.push(w),i++;break}h[f]=u}}}}else{let l={instancePath:a+"/marketC\
odes",schemaPath:"#/properties/marketCodes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),i++}}if(m.platformLanguages!==void 0){let p=m.platformLanguages;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let l in p){let u=i;if(typeof l=="string"&&!O.test(l)){let d={instancePath:a+"/platformLanguages",schemaPath:"#/\
properties/platformLanguages/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must matc\
h pattern "^[a-z]{2,4}$"',propertyName:l};e===null?e=[d]:e.push(d),i++}var r=u===i;if(!r){let d={instancePath:a+"/platfo\
rmLanguages",schemaPath:"#/properties/platformLanguages/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"\
property name must be valid"};e===null?e=[d]:e.push(d),i++}}for(let l in p){let u=p[l];if(typeof u=="string"){if(!O.test(
u)){let d={instancePath:a+"/platformLanguages/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/platfo\
rmLanguages/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern \
"^[a-z]{2,4}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/platformLanguages/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/platformLanguages/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/platformLanguages",schemaPath:"#/p\
roperties/platformLanguages/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),i++}}if(m.markets!==void 0){let p=m.markets;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let u=i;if(typeof l==
"string"&&!k.test(l)){let d={instancePath:a+"/markets",schemaPath:"#/properties/markets/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[d]:e.push(d),
i++}var t=u===i;if(!t){let d={instancePath:a+"/markets",schemaPath:"#/properties/markets/propertyNames",keyword:"propert\
yNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[d]:e.push(d),i++}}for(let l in p){let u=p[l];
if(typeof u=="string"){if(!k.test(u)){let d={instancePath:a+"/markets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/markets/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match p\
attern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/markets/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/markets/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/markets",schemaPath:"#/properties/markets/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}if(m.displayForms!==void 0){
let p=m.displayForms;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let u=i;if(typeof l=="string"&&!k.test(
l)){let d={instancePath:a+"/displayForms",schemaPath:"#/properties/displayForms/propertyNames/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?e=[d]:e.push(d),i++}var n=u===
i;if(!n){let d={instancePath:a+"/displayForms",schemaPath:"#/properties/displayForms/propertyNames",keyword:"propertyNam\
es",params:{propertyName:l},message:"property name must be valid"};e===null?e=[d]:e.push(d),i++}}for(let l in p){let u=p[l];
if(typeof u=="string"){if(!k.test(u)){let d={instancePath:a+"/displayForms/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/displayForms/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must ma\
tch pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/displayForms/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/displayForms/additionalProperties/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:a+"/displayForms",schemaPath:"#/proper\
ties/displayForms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}if(m.
providerMarkets!==void 0){let p=m.providerMarkets;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p){let u=i;if(typeof l==
"string"&&!k.test(l)){let d={instancePath:a+"/providerMarkets",schemaPath:"#/properties/providerMarkets/propertyNames/pa\
ttern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:l};e===null?
e=[d]:e.push(d),i++}var o=u===i;if(!o){let d={instancePath:a+"/providerMarkets",schemaPath:"#/properties/providerMarkets\
/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===null?e=[d]:e.
push(d),i++}}for(let l in p){let u=p[l];if(typeof u=="string"){if(!k.test(u)){let d={instancePath:a+"/providerMarkets/"+
l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/additionalProperties/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={
instancePath:a+"/providerMarkets/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/providerMarkets/add\
itionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{
let l={instancePath:a+"/providerMarkets",schemaPath:"#/properties/providerMarkets/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}if(m.languageRules!==void 0){let p=m.languageRules;if(Array.
isArray(p)){let l=p.length;for(let u=0;u<l;u++){let d=p[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.country===void 0){
let h={instancePath:a+"/languageRules/"+u,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{
missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[h]:e.push(h),i++}if(d.use===void 0){
let h={instancePath:a+"/languageRules/"+u,schemaPath:"#/properties/languageRules/items/required",keyword:"required",params:{
missingProperty:"use"},message:"must have required property 'use'"};e===null?e=[h]:e.push(h),i++}for(let h in d)if(!(h===
"country"||h==="languages"||h==="region"||h==="use")){let f={instancePath:a+"/languageRules/"+u,schemaPath:"#/properties\
/languageRules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NO\
T have additional properties"};e===null?e=[f]:e.push(f),i++}if(d.country!==void 0){let h=d.country;if(typeof h=="string"){
if(!k.test(h)){let f={instancePath:a+"/languageRules/"+u+"/country",schemaPath:"#/properties/languageRules/items/propert\
ies/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/languageRules/"+u+"/country",schemaPath:"#/properties/languageRules/it\
ems/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}
if(d.languages!==void 0){let h=d.languages;if(Array.isArray(h)){if(h.length<1){let w={instancePath:a+"/languageRules/"+u+
"/languages",schemaPath:"#/properties/languageRules/items/properties/languages/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[w]:e.push(w),i++}let f=h.length;for(let w=0;w<f;w++){let P=h[w];
if(typeof P=="string"){if(!O.test(P)){let q={instancePath:a+"/languageRules/"+u+"/languages/"+w,schemaPath:"#/properties\
/languageRules/items/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must\
 match pattern "^[a-z]{2,4}$"'};e===null?e=[q]:e.push(q),i++}}else{let q={instancePath:a+"/languageRules/"+u+"/languages\
/"+w,schemaPath:"#/properties/languageRules/items/properties/languages/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[q]:e.push(q),i++}}}else{let f={instancePath:a+"/languageRules/"+u+"/languages",schemaPath:"\
#/properties/languageRules/items/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[f]:e.push(f),i++}}if(d.region!==void 0){let h=d.region;if(typeof h!="string"){let f={instancePath:a+"/langua\
geRules/"+u+"/region",schemaPath:"#/properties/languageRules/items/properties/region/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}if(h!=="QC"){let f={instancePath:a+"/languageRules/"+u+"\
/region",schemaPath:"#/properties/languageRules/items/properties/region/enum",keyword:"enum",params:{allowedValues:we.properties.
languageRules.items.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(
f),i++}}if(d.use!==void 0){let h=d.use;if(typeof h=="string"){if(!O.test(h)){let f={instancePath:a+"/languageRules/"+u+"\
/use",schemaPath:"#/properties/languageRules/items/properties/use/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,4\
}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/languageRul\
es/"+u+"/use",schemaPath:"#/properties/languageRules/items/properties/use/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),i++}}}else{let h={instancePath:a+"/languageRules/"+u,schemaPath:"#/properties/\
languageRules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}}}else{
let l={instancePath:a+"/languageRules",schemaPath:"#/properties/languageRules/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return je.errors=e,i===0}var Ir=E,ve={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/currencies.schema.json",title:"Currencies",description:"\
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
n exchange rate.",exclusiveMinimum:0}},required:["symbol","hasSpace","position"]}};function E(m,{instancePath:a="",parentData:v,
parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m))for(let s in m){let r=m[s];
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:a+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"symbol"},message:"m\
ust have required property 'symbol'"};e===null?e=[t]:e.push(t),i++}if(r.hasSpace===void 0){let t={instancePath:a+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[t]:e.push(t),i++}if(r.position===void 0){let t={
instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"requir\
ed",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="numberTag"||t==="markets"||t==="minorDigits"||t==="offerRate")){
let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[n]:e.push(n),i++}if(r.symbol!==void 0){let t=r.symbol;if(typeof t=="string"){if(c(t)>120){let n={instancePath:a+"/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properties/symbol/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<1){
let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additionalProperties/properti\
es/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:
e.push(n),i++}}else{let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/additiona\
lProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/hasSpace",schemaPath:"#/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let n={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="before"||t==="after"||t===
"locale")){let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/position",schemaPath:"#/additionalProper\
ties/properties/position/enum",keyword:"enum",params:{allowedValues:ve.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t==
"string"){if(c(t)>35){let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/addi\
tionalProperties/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than \
35 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<2){let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/numberTag/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(r.markets!==void 0){let t=r.markets;if(t&&typeof t==
"object"&&!Array.isArray(t))for(let n in t){let o=t[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.symbol===void 0){
let p={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"\
symbol"},message:"must have required property 'symbol'"};e===null?e=[p]:e.push(p),i++}if(o.hasSpace===void 0){let p={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"\
must have required property 'hasSpace'"};e===null?e=[p]:e.push(p),i++}if(o.position===void 0){let p={instancePath:a+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/properties/markets/additionalProperties/required",keyword:"required",params:{missingProperty:"position"},message:"\
must have required property 'position'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="symbol"||p==="hasSpace"||
p==="position"||p==="numberTag")){let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/markets/additionalProperties/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),i++}if(o.symbol!==void 0){let p=o.symbol;if(typeof p=="string"){if(c(p)>120){let l={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[l]:e.push(l),i++}if(c(p)<1){let l={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/symbol/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/"+s.
replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/symbol",schemaPath:"#/addi\
tionalProperties/properties/markets/additionalProperties/properties/symbol/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}if(o.hasSpace!==void 0&&typeof o.hasSpace!="boolean"){let p={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/hasSpace",schemaPath:"\
#/additionalProperties/properties/markets/additionalProperties/properties/hasSpace/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[p]:e.push(p),i++}if(o.position!==void 0){let p=o.position;if(typeof p!="s\
tring"){let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(p==="before"||p==="after"||p===
"locale")){let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/position",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/position/enum",keyword:"\
enum",params:{allowedValues:ve.additionalProperties.properties.markets.additionalProperties.properties.position.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}if(o.numberTag!==void 0){let p=o.numberTag;if(typeof p==
"string"){if(c(p)>35){let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/properties/n\
umberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[l]:
e.push(l),i++}if(c(p)<2){let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/propert\
ies/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/numberTag",schemaPath:"#/additionalProperties/properties/markets/additionalProperties/proper\
ties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{
let p={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/markets/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/markets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),i++}}else{let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/markets",schemaPath:"#/additionalProperties/properties/markets/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),i++}}if(r.minorDigits!==void 0){let t=r.minorDigits;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"\
#/additionalProperties/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let n={instancePath:a+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[n]:e.push(n),i++}if(t<0||isNaN(t)){let n={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/minorDigits",schemaPath:"#/additionalProperties/properties/minorDigits/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),i++}}}if(r.offerRate!==
void 0){let t=r.offerRate;if(typeof t=="number"&&isFinite(t)){if(t<=0||isNaN(t)){let n={instancePath:a+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/offerRate",schemaPath:"#/additionalProperties/properties/offerRate/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return E.errors=e,i===0}var Mr=Oe,J={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/history-filter.schema.json",title:"Histor\
y filter",description:"What the transactions page is narrowed down by (WALLET-15); each stands in the address.",type:"ob\
ject",additionalProperties:!1,properties:{category:{title:"Category",description:"Only this category.",type:"string",enum:[
"BONUS","CASINO","PAYMENT","SPORTS","VIRTUAL_SPORTS","LIVE_CASINO","ADJUSTMENT","DORMANT_ADJUSTMENT"]},status:{title:"St\
atus",description:"Only transactions that stand so.",type:"string",enum:["FAILED","PENDING","SUCCESS","REVERTED","WAITIN\
G_INPUT","COMPLETED","CANCELLED"]},hour:{title:"Hours",description:"Only the last hours (CONST-09, AMB-37).",type:"strin\
g",enum:["24h","72h"]},from:{title:"From",description:"First day, in the time zone of the market.",type:"string",format:"\
date",maxLength:10},to:{title:"To",description:"Last day.",type:"string",format:"date",maxLength:10}},examples:[{},{category:"\
CASINO",hour:"24h"},{from:"2026-01-01",to:"2026-01-31"}]},be=B().fullFormats.date;function Oe(m,{instancePath:a="",parentData:v,
parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let s in m)if(!(s===
"category"||s==="status"||s==="hour"||s==="from"||s==="to")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(m.category!==void 0){let s=m.category;if(typeof s!="string"){let r={instancePath:a+"/category",schemaPath:"#/p\
roperties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s===
"BONUS"||s==="CASINO"||s==="PAYMENT"||s==="SPORTS"||s==="VIRTUAL_SPORTS"||s==="LIVE_CASINO"||s==="ADJUSTMENT"||s==="DORM\
ANT_ADJUSTMENT")){let r={instancePath:a+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:J.
properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.status!==
void 0){let s=m.status;if(typeof s!="string"){let r={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="FAILED"||s==="PENDING"||s===
"SUCCESS"||s==="REVERTED"||s==="WAITING_INPUT"||s==="COMPLETED"||s==="CANCELLED")){let r={instancePath:a+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:J.properties.status.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.hour!==void 0){let s=m.hour;if(typeof s!="string"){let r={instancePath:a+
"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(!(s==="24h"||s==="72h")){let r={instancePath:a+"/hour",schemaPath:"#/properties/hour/enum",keyword:"\
enum",params:{allowedValues:J.properties.hour.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),i++}}if(m.from!==void 0){let s=m.from;if(typeof s=="string"){if(c(s)>10){let r={instancePath:a+"/from",schemaPath:"\
#/properties/from/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===
null?e=[r]:e.push(r),i++}if(!be.validate(s)){let r={instancePath:a+"/from",schemaPath:"#/properties/from/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+
"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}}if(m.to!==void 0){let s=m.to;if(typeof s=="string"){if(c(s)>10){let r={instancePath:a+"/to",schemaPath:"\
#/properties/to/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?
e=[r]:e.push(r),i++}if(!be.validate(s)){let r={instancePath:a+"/to",schemaPath:"#/properties/to/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),i++}return Oe.errors=e,i===0}var Dr=Ie;function Ie(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.unread===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"unread"},message:"must have required property 'unread'"};e===null?e=[s]:e.push(s),i++}if(m.messages===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messages"},message:"must have \
required property 'messages'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="unread"||s==="messages")){let r={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),i++}if(m.unread!==void 0){let s=m.unread;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={
instancePath:a+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.messages!==void 0){let s=m.messages;if(Array.isArray(s)){if(s.length>5){
let t={instancePath:a+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit:5},message:"\
must NOT have more than 5 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.title===void 0){let o={instancePath:a+"/messages/"+t,schemaPath:"#/properties/messages\
/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===
null?e=[o]:e.push(o),i++}if(n.sentAt===void 0){let o={instancePath:a+"/messages/"+t,schemaPath:"#/properties/messages/it\
ems/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?
e=[o]:e.push(o),i++}if(n.read===void 0){let o={instancePath:a+"/messages/"+t,schemaPath:"#/properties/messages/items/req\
uired",keyword:"required",params:{missingProperty:"read"},message:"must have required property 'read'"};e===null?e=[o]:e.
push(o),i++}for(let o in n)if(!(o==="title"||o==="sentAt"||o==="read")){let p={instancePath:a+"/messages/"+t,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(n.title!==void 0){let o=n.title;if(typeof o=="stri\
ng"){if(c(o)>160){let p={instancePath:a+"/messages/"+t+"/title",schemaPath:"#/properties/messages/items/properties/title\
/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[p]:e.push(
p),i++}if(c(o)<1){let p={instancePath:a+"/messages/"+t+"/title",schemaPath:"#/properties/messages/items/properties/title\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:a+"/messages/"+t+"/title",schemaPath:"#/properties/messages/items/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(n.sentAt!==void 0){let o=n.
sentAt;if(typeof o=="string"){if(!W.validate(o)){let p={instancePath:a+"/messages/"+t+"/sentAt",schemaPath:"#/properties\
/messages/items/properties/sentAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/messages/"+t+"/sentAt",schemaPath:"#/properties/messa\
ges/items/properties/sentAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),i++}}if(n.read!==void 0&&typeof n.read!="boolean"){let o={instancePath:a+"/messages/"+t+"/read",schemaPath:"#/propert\
ies/messages/items/properties/read/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:a+"/messages/"+t,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/messages",schemaPath:"\
#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{
let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}return Ie.errors=e,i===0}var Rr=Me,yr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
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
ut: the code of addresses.",pattern:"^[a-z]{2}$"}},required:["code","tag","direction","contentLocale","messages"]}},gr=new RegExp(
"^[a-z]{2}$","u");function Me(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(Array.
isArray(m)){let s=m.length;for(let r=0;r<s;r++){let t=m[r];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){
let n={instancePath:a+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"code"},message:"mu\
st have required property 'code'"};e===null?e=[n]:e.push(n),i++}if(t.tag===void 0){let n={instancePath:a+"/"+r,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?
e=[n]:e.push(n),i++}if(t.direction===void 0){let n={instancePath:a+"/"+r,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?e=[n]:e.push(n),i++}if(t.
contentLocale===void 0){let n={instancePath:a+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
contentLocale"},message:"must have required property 'contentLocale'"};e===null?e=[n]:e.push(n),i++}if(t.messages===void 0){
let n={instancePath:a+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"messages"},message:"\
must have required property 'messages'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n==="code"||n==="tag"||n==="di\
rection"||n==="contentLocale"||n==="messages"||n==="ruleWords"||n==="platformCode")){let o={instancePath:a+"/"+r,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additi\
onal properties"};e===null?e=[o]:e.push(o),i++}if(t.code!==void 0){let n=t.code;if(typeof n=="string"){if(c(n)>120){let o={
instancePath:a+"/"+r+"/code",schemaPath:"#/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),i++}if(c(n)<1){let o={instancePath:a+"/"+r+"/code",schemaPath:"\
#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),i++}if(!O.test(n)){let o={instancePath:a+"/"+r+"/code",schemaPath:"#/items/properties/code/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:a+"/"+r+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(t.tag!==void 0){let n=t.tag;if(typeof n=="string"){if(c(
n)>120){let o={instancePath:a+"/"+r+"/tag",schemaPath:"#/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),i++}if(c(n)<1){let o={instancePath:a+"/"+r+"/\
tag",schemaPath:"#/items/properties/tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/"+r+"/tag",schemaPath:"#/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(t.direction!==void 0){
let n=t.direction;if(typeof n!="string"){let o={instancePath:a+"/"+r+"/direction",schemaPath:"#/items/properties/directi\
on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(n==="ltr"||n===
"rtl")){let o={instancePath:a+"/"+r+"/direction",schemaPath:"#/items/properties/direction/enum",keyword:"enum",params:{allowedValues:yr.
items.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(t.
contentLocale!==void 0){let n=t.contentLocale;if(typeof n=="string"){if(c(n)>120){let o={instancePath:a+"/"+r+"/contentL\
ocale",schemaPath:"#/items/properties/contentLocale/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT \
have more than 120 characters"};e===null?e=[o]:e.push(o),i++}if(c(n)<1){let o={instancePath:a+"/"+r+"/contentLocale",schemaPath:"\
#/items/properties/contentLocale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/"+r+"/contentLocale",schemaPath:"#/items/properties\
/contentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(t.
messages!==void 0){let n=t.messages;if(Array.isArray(n)){if(n.length>3){let u={instancePath:a+"/"+r+"/messages",schemaPath:"\
#/items/properties/messages/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===
null?e=[u]:e.push(u),i++}if(n.length<1){let u={instancePath:a+"/"+r+"/messages",schemaPath:"#/items/properties/messages/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),i++}let o=n.
length;for(let u=0;u<o;u++){let d=n[u];if(typeof d=="string"){if(c(d)>20){let h={instancePath:a+"/"+r+"/messages/"+u,schemaPath:"\
#/items/properties/messages/items/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 c\
haracters"};e===null?e=[h]:e.push(h),i++}if(c(d)<1){let h={instancePath:a+"/"+r+"/messages/"+u,schemaPath:"#/items/prope\
rties/messages/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[h]:e.push(h),i++}}else{let h={instancePath:a+"/"+r+"/messages/"+u,schemaPath:"#/items/properties/messages/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}}let p=n.length,l;if(p>
1){let u={};for(;p--;){let d=n[p];if(typeof d=="string"){if(typeof u[d]=="number"){l=u[d];let h={instancePath:a+"/"+r+"/\
messages",schemaPath:"#/items/properties/messages/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT \
have duplicate items (items ## "+l+" and "+p+" are identical)"};e===null?e=[h]:e.push(h),i++;break}u[d]=p}}}}else{let o={
instancePath:a+"/"+r+"/messages",schemaPath:"#/items/properties/messages/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),i++}}if(t.ruleWords!==void 0){let n=t.ruleWords;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let o in n)if(!(o==="minimumAge"||o==="liveCasino"||o==="jackpotGames"||o==="creditCards")){let p={instancePath:a+
"/"+r+"/ruleWords",schemaPath:"#/items/properties/ruleWords/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(n.minimumAge!==void 0){
let o=n.minimumAge;if(Array.isArray(o)){let p=o.length;for(let d=0;d<p;d++){let h=o[d];if(typeof h=="string"){if(c(h)>60){
let f={instancePath:a+"/"+r+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/ruleWords/properties/minimumAge/it\
ems/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(
f),i++}if(c(h)<2){let f={instancePath:a+"/"+r+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/ruleWords/proper\
ties/minimumAge/items/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/"+r+"/ruleWords/minimumAge/"+d,schemaPath:"#/items/properties/rul\
eWords/properties/minimumAge/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),i++}}let l=o.length,u;if(l>1){let d={};for(;l--;){let h=o[l];if(typeof h=="string"){if(typeof d[h]=="number"){
u=d[h];let f={instancePath:a+"/"+r+"/ruleWords/minimumAge",schemaPath:"#/items/properties/ruleWords/properties/minimumAg\
e/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+l+" a\
re identical)"};e===null?e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={instancePath:a+"/"+r+"/ruleWords/minimumAge",schemaPath:"\
#/items/properties/ruleWords/properties/minimumAge/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),i++}}if(n.liveCasino!==void 0){let o=n.liveCasino;if(Array.isArray(o)){let p=o.length;for(let d=0;d<
p;d++){let h=o[d];if(typeof h=="string"){if(c(h)>60){let f={instancePath:a+"/"+r+"/ruleWords/liveCasino/"+d,schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must \
NOT have more than 60 characters"};e===null?e=[f]:e.push(f),i++}if(c(h)<2){let f={instancePath:a+"/"+r+"/ruleWords/liveC\
asino/"+d,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/"+r+"/ruleWo\
rds/liveCasino/"+d,schemaPath:"#/items/properties/ruleWords/properties/liveCasino/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,u;if(l>1){let d={};for(;l--;){let h=o[l];
if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let f={instancePath:a+"/"+r+"/ruleWords/liveCasino",schemaPath:"\
#/items/properties/ruleWords/properties/liveCasino/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u},message:"must NOT\
 have duplicate items (items ## "+u+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={
instancePath:a+"/"+r+"/ruleWords/liveCasino",schemaPath:"#/items/properties/ruleWords/properties/liveCasino/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}if(n.jackpotGames!==void 0){let o=n.jackpotGames;
if(Array.isArray(o)){let p=o.length;for(let d=0;d<p;d++){let h=o[d];if(typeof h=="string"){if(c(h)>60){let f={instancePath:a+
"/"+r+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(f),i++}if(c(h)<2){let f={
instancePath:a+"/"+r+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/items\
/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(
f),i++}}else{let f={instancePath:a+"/"+r+"/ruleWords/jackpotGames/"+d,schemaPath:"#/items/properties/ruleWords/propertie\
s/jackpotGames/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}
let l=o.length,u;if(l>1){let d={};for(;l--;){let h=o[l];if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let f={instancePath:a+
"/"+r+"/ruleWords/jackpotGames",schemaPath:"#/items/properties/ruleWords/properties/jackpotGames/uniqueItems",keyword:"u\
niqueItems",params:{i:l,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+l+" are identical)"};e===null?
e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={instancePath:a+"/"+r+"/ruleWords/jackpotGames",schemaPath:"#/items/prope\
rties/ruleWords/properties/jackpotGames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
p]:e.push(p),i++}}if(n.creditCards!==void 0){let o=n.creditCards;if(Array.isArray(o)){let p=o.length;for(let d=0;d<p;d++){
let h=o[d];if(typeof h=="string"){if(c(h)>60){let f={instancePath:a+"/"+r+"/ruleWords/creditCards/"+d,schemaPath:"#/item\
s/properties/ruleWords/properties/creditCards/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT h\
ave more than 60 characters"};e===null?e=[f]:e.push(f),i++}if(c(h)<2){let f={instancePath:a+"/"+r+"/ruleWords/creditCard\
s/"+d,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/"+r+"/ruleWo\
rds/creditCards/"+d,schemaPath:"#/items/properties/ruleWords/properties/creditCards/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,u;if(l>1){let d={};for(;l--;){let h=o[l];
if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let f={instancePath:a+"/"+r+"/ruleWords/creditCards",schemaPath:"\
#/items/properties/ruleWords/properties/creditCards/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u},message:"must NO\
T have duplicate items (items ## "+u+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={
instancePath:a+"/"+r+"/ruleWords/creditCards",schemaPath:"#/items/properties/ruleWords/properties/creditCards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/"+r+"/r\
uleWords",schemaPath:"#/items/properties/ruleWords/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),i++}}if(t.platformCode!==void 0){let n=t.platformCode;if(typeof n=="string"){if(!gr.test(n)){let o={
instancePath:a+"/"+r+"/platformCode",schemaPath:"#/items/properties/platformCode/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2}$"},message:'must match pattern "^[a-z]{2}$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/"+r+"\
/platformCode",schemaPath:"#/items/properties/platformCode/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+"/"+r,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}return Me.errors=e,i===0}var $r=De,M={
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
ncy","display","limits"],examples:[{currency:"EUR",display:{symbol:"€",hasSpace:!1,position:"before"},limits:[]}]};function De(m,{
instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.currency===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cu\
rrency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}if(m.display===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[s]:e.push(s),i++}if(m.limits===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"limits"},message:"must have required property 'limits'"};e===null?e=[s]:e.push(s),i++}for(let s in m)
if(!(s==="currency"||s==="display"||s==="limits"||s==="failed")){let r={instancePath:a,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),i++}if(m.currency!==void 0){let s=m.currency;if(typeof s=="string"){if(!T.test(s)){let r={instancePath:a+
"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must mat\
ch pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/currency",schemaPath:"#/properties/\
currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.display!==
void 0){let s=m.display;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.symbol===void 0){let r={instancePath:a+"/displ\
ay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have r\
equired property 'symbol'"};e===null?e=[r]:e.push(r),i++}if(s.hasSpace===void 0){let r={instancePath:a+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required proper\
ty 'hasSpace'"};e===null?e=[r]:e.push(r),i++}if(s.position===void 0){let r={instancePath:a+"/display",schemaPath:"#/prop\
erties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="symbol"||r==="hasSpace"||r==="position"||r==="minorDigit\
s"||r==="numberTag")){let t={instancePath:a+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.symbol!==void 0&&typeof s.symbol!="string"){let r={instancePath:a+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s.hasSpace!==void 0&&typeof s.hasSpace!="boolean"){let r={instancePath:a+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),i++}if(s.position!==void 0){let r=s.position;if(typeof r!="string"){let t={instancePath:a+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(!(r==="before"||r==="after"||r==="locale")){let t={instancePath:a+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:M.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.minorDigits!==void 0){let r=s.
minorDigits;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let t={instancePath:a+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),i++}}}if(s.numberTag!==void 0){let r=s.numberTag;if(typeof r=="string"){if(c(r)>35){let t={
instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<2){let t={instancePath:a+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.limits!==void 0){let s=m.limits;
if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===
void 0){let o={instancePath:a+"/limits/"+t,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}if(n.period===void 0){let o={instancePath:a+
"/limits/"+t,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"period"},message:"\
must have required property 'period'"};e===null?e=[o]:e.push(o),i++}if(n.value===void 0){let o={instancePath:a+"/limits/"+
t,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have\
 required property 'value'"};e===null?e=[o]:e.push(o),i++}if(n.used===void 0){let o={instancePath:a+"/limits/"+t,schemaPath:"\
#/properties/limits/items/required",keyword:"required",params:{missingProperty:"used"},message:"must have required prope\
rty 'used'"};e===null?e=[o]:e.push(o),i++}if(n.remaining===void 0){let o={instancePath:a+"/limits/"+t,schemaPath:"#/prop\
erties/limits/items/required",keyword:"required",params:{missingProperty:"remaining"},message:"must have required proper\
ty 'remaining'"};e===null?e=[o]:e.push(o),i++}if(n.resetAt===void 0){let o={instancePath:a+"/limits/"+t,schemaPath:"#/pr\
operties/limits/items/required",keyword:"required",params:{missingProperty:"resetAt"},message:"must have required proper\
ty 'resetAt'"};e===null?e=[o]:e.push(o),i++}for(let o in n)if(!(o==="kind"||o==="period"||o==="value"||o==="used"||o==="\
remaining"||o==="resetAt"||o==="pending")){let p={instancePath:a+"/limits/"+t,schemaPath:"#/properties/limits/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[p]:e.push(p),i++}if(n.kind!==void 0){let o=n.kind;if(typeof o!="string"){let p={instancePath:a+"/limit\
s/"+t+"/kind",schemaPath:"#/properties/limits/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="deposit"||o==="loss")){let p={instancePath:a+"/limits/"+t+"/kind",
schemaPath:"#/properties/limits/items/properties/kind/enum",keyword:"enum",params:{allowedValues:M.properties.limits.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(n.period!==
void 0){let o=n.period;if(typeof o!="string"){let p={instancePath:a+"/limits/"+t+"/period",schemaPath:"#/properties/limi\
ts/items/properties/period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
i++}if(!(o==="D"||o==="W"||o==="M")){let p={instancePath:a+"/limits/"+t+"/period",schemaPath:"#/properties/limits/items/\
properties/period/enum",keyword:"enum",params:{allowedValues:M.properties.limits.items.properties.period.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(n.value!==void 0){let o=n.value;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/limits/"+t+"/value",schemaPath:"#/properties/limits/i\
tems/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}
if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/value",schemaPath:"\
#/properties/limits/items/properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/value",
schemaPath:"#/properties/limits/items/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),i++}}}if(n.used!==void 0){let o=n.used;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let p={instancePath:a+"/limits/"+t+"/used",schemaPath:"#/properties/limits/items/properties/used/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/used",schemaPath:"#/properties/limits/items/proper\
ties/used/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/used",schemaPath:"#/properties/l\
imits/items/properties/used/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[p]:e.push(p),i++}}}if(n.remaining!==void 0){let o=n.remaining;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let p={instancePath:a+"/limits/"+t+"/remaining",schemaPath:"#/properties/limits/items/properties/remaining/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/remaining",schemaPath:"#/properties/limits/items/p\
roperties/remaining/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"};e===null?e=[p]:e.push(p),i++}if(o<0||isNaN(o)){let p={instancePath:a+"/limits/"+t+"/remaining",schemaPath:"\
#/properties/limits/items/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[p]:e.push(p),i++}}}if(n.resetAt!==void 0){let o=n.resetAt;if(typeof o=="string"){if(!W.validate(o)){
let p={instancePath:a+"/limits/"+t+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+
"/limits/"+t+"/resetAt",schemaPath:"#/properties/limits/items/properties/resetAt/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(n.pending!==void 0){let o=n.pending;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.value===void 0){let p={instancePath:a+"/limits/"+t+"/pending",schemaPath:"#/properties/lim\
its/items/properties/pending/required",keyword:"required",params:{missingProperty:"value"},message:"must have required p\
roperty 'value'"};e===null?e=[p]:e.push(p),i++}if(o.at===void 0){let p={instancePath:a+"/limits/"+t+"/pending",schemaPath:"\
#/properties/limits/items/properties/pending/required",keyword:"required",params:{missingProperty:"at"},message:"must ha\
ve required property 'at'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="value"||p==="at")){let l={instancePath:a+
"/limits/"+t+"/pending",schemaPath:"#/properties/limits/items/properties/pending/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}
if(o.value!==void 0){let p=o.value;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let l={instancePath:a+
"/limits/"+t+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/type",keyword:"t\
ype",params:{type:M.properties.limits.items.properties.pending.properties.value.type},message:"must be integer,null"};e===
null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){let l={instancePath:a+"/li\
mits/"+t+"/pending/value",schemaPath:"#/properties/limits/items/properties/pending/properties/value/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[l]:e.push(l),i++}
if(p<0||isNaN(p)){let l={instancePath:a+"/limits/"+t+"/pending/value",schemaPath:"#/properties/limits/items/properties/p\
ending/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
l]:e.push(l),i++}}}if(o.at!==void 0){let p=o.at;if(typeof p=="string"){if(!W.validate(p)){let l={instancePath:a+"/limits\
/"+t+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/\
limits/"+t+"/pending/at",schemaPath:"#/properties/limits/items/properties/pending/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:a+"/limits/"+t+"/pendin\
g",schemaPath:"#/properties/limits/items/properties/pending/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/limits/"+t,schemaPath:"#/properties/limits/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+
"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[r]:e.push(r),i++}}if(m.failed!==void 0){let s=m.failed;if(Array.isArray(s)){if(s.length>2){let o={instancePath:a+"/fail\
ed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 ite\
ms"};e===null?e=[o]:e.push(o),i++}if(s.length<1){let o={instancePath:a+"/failed",schemaPath:"#/properties/failed/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let r=s.
length;for(let o=0;o<r;o++){let p=s[o];if(typeof p!="string"){let l={instancePath:a+"/failed/"+o,schemaPath:"#/propertie\
s/failed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(p===
"deposit"||p==="loss")){let l={instancePath:a+"/failed/"+o,schemaPath:"#/properties/failed/items/enum",keyword:"enum",params:{
allowedValues:M.properties.failed.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];
let l={instancePath:a+"/failed",schemaPath:"#/properties/failed/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},message:"\
must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=t}}}}else{
let r={instancePath:a+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return De.errors=e,i===0}var Er=Re,S={$schema:"http://jso\
n-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/market.schema.json",title:"Market",description:"A m\
arket of a brand (MARKET-10). File brands/<brand>/markets/<code>.json over brands/defaults.json.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Market code, one of brands/countries.json (MARKET-14).",pattern:"^\
[A-Z]{2}$"},name:{type:"string",title:"Name",description:"Name for operators.",minLength:1,maxLength:120},languages:{type:"\
array",title:"Languages",description:"First is the fallback (ROUTE-05).",items:{type:"string",title:"Language",description:"\
Code.",pattern:"^[a-z]{2,4}$"},minItems:1},isMarketEnabled:{type:"boolean",title:"Enabled",description:"A disabled marke\
t redirects to the default locale (ROUTE-04)."},localeMapping:{type:"object",title:"Locale mapping",description:"Languag\
e of the address → language code of content and providers.",additionalProperties:{type:"string"}},originCountryCode:{title:"\
Origin country",description:"Country code, or one per locale (MARKET-11).",oneOf:[{type:"string",pattern:"^[A-Z]{2}$"},{
type:"object",additionalProperties:{type:"string",pattern:"^[A-Z]{2}$"}}]},currency:{type:"string",title:"Currency",description:"\
ISO code.",minLength:1,maxLength:120,pattern:"^[A-Z]{3}$"},jurisdiction:{type:"string",title:"Jurisdiction",description:"\
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
r units.",minimum:1},minItems:1,maxItems:6,uniqueItems:!0}},required:["amounts"]},registration:{type:"object",title:"Reg\
istration",description:"What a sign-up asks for (REG-01…06).",additionalProperties:!1,properties:{countries:{type:"arr\
ay",title:"Countries",description:"Countries of residence that may be chosen; the choice is left out when there is one. \
Offered first: the detected one, else Finland, else the first (REG-06, AMB-88).",items:{type:"string",title:"Country",description:"\
ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1},details:{type:"array",title:"Details fields",description:"Fields of th\
e first step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["country","email","password","firs\
tName","lastName","phone","bonusCode"]},minItems:5,uniqueItems:!0},contactInfo:{type:"array",title:"Contact fields",description:"\
Fields of the second step, in order.",items:{type:"string",title:"Field",description:"Name.",enum:["dateOfBirth","cpf","\
province","postCode"]},minItems:2,uniqueItems:!0},codeTries:{type:"integer",title:"Tries of a code",description:"Wrong c\
odes the platform takes before it locks; the page says how many are left.",minimum:1,maximum:20},resendAfter:{type:"inte\
ger",title:"Resend after",description:"Seconds until another code may be asked for.",minimum:5,maximum:600},countryRules:{
type:"object",title:"By country",description:"What differs for residents of a country.",propertyNames:{pattern:"^[A-Z]{2\
}$"},additionalProperties:{type:"object",title:"Country",description:"Its rules.",additionalProperties:!1,properties:{contactInfo:{
type:"array",title:"Contact fields",description:"Fields of the second step, in order.",items:{type:"string",title:"Field",
description:"Name.",enum:["dateOfBirth","cpf","province","postCode"]},minItems:2,uniqueItems:!0},postCode:{type:"object",
title:"Postal code",description:"How it is written.",additionalProperties:!1,properties:{pattern:{type:"string",title:"P\
attern",description:"Regular expression of the whole code.",minLength:1,maxLength:200,format:"regex"},example:{type:"str\
ing",title:"Example",description:"Shown below the field.",minLength:1,maxLength:12}},required:["pattern","example"]}}}}},
required:["countries","details","contactInfo","codeTries","resendAfter","countryRules"]},cookieConsent:{type:"object",title:"\
Cookie consent",description:"How visitors are asked for consent to cookies (COOKIE-01).",additionalProperties:!1,properties:{
version:{type:"string",title:"Version",description:"Version of the cookie policy; a new one asks everybody again.",minLength:1,
maxLength:20}},required:["version"]},disableLiveChat:{type:"boolean",title:"Without live chat",description:"Nobody chats\
 in this market: the ways to the live chat are hidden (MARKET-26)."},rules:{$ref:"https://marquee.dev/schemas/site/rules\
.schema.json"},followsSpecification:{type:"array",title:"Follows the specification",description:"Rules for which the mar\
ket takes the value of the specification instead of the law of its country, where the rule pack allows it: to show a mar\
ket that cannot be opened yet.",items:{type:"string",title:"Rule",description:"Name of a rule.",enum:["marketStatus","mi\
nimumAge","youngAdultAge","verifiedBeforePlay","documentsAnnounced","demoPlay","verticals","jackpotGames","tableGames","\
cookiesPreTicked","payAndPlay","withdrawalCancellation","creditCards","depositLimitRequired","depositLimitPeriods","bala\
nceLimitRequired","limitPrompt","limitsLink","depositLimitIsGross","limitPresets","limitIncreaseDelayHours","limitIncrea\
seWaitsForPeriod","limitIncreaseConfirmed","limitReviewMonths","limitNotices","loginTimeLimits","maximumMonthlyDeposit",
"maximumMonthlyDepositYoung","contactAboveMonthlyDeposit","contactAboveMonthlyDepositYoung","netDepositShown","maximumSt\
ake","maximumStakeYoung","minimumSpinMs","minimumTableGameMs","autoplay","fastPlay","lossesAsWins","parallelPlay","reali\
tyCheckMinutes","realityCheckBreakMinutes","activitySummaryHours","sessionClock","netPosition","idleMinutes","panicButto\
n","breakDays","exclusionMonths","exclusionOneClick","exclusionAcrossBrands","exclusionRegisters","exclusionIdentifiers",
"exclusionCheckHours","exclusionAtSignUp","marks","marksInView","requiredPages","riskWarning","gamblingIntroduction","re\
turnToPlayer","bonuses","welcomeBonus","bonusDuringPlay","bonusFirstTimeOnly","bonusMinimumDays","bonusMaximumWagering",
"bonusMixedProducts","loyalty","marketingConsent","historyMonths","oddsChangesConfirmed"]},uniqueItems:!0}},required:["i\
d","name","languages","isMarketEnabled","originCountryCode","currency","jurisdiction","timeZone","formats","verticals","\
registration","cookieConsent","disableLiveChat"]},wr=B().fullFormats.regex;function Re(m,{instancePath:a="",parentData:v,
parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prop\
erty 'id'"};e===null?e=[t]:e.push(t),i++}if(m.name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(m.languages===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"languages"},message:"m\
ust have required property 'languages'"};e===null?e=[t]:e.push(t),i++}if(m.isMarketEnabled===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isMarketEnabled"},message:"must have required proper\
ty 'isMarketEnabled'"};e===null?e=[t]:e.push(t),i++}if(m.originCountryCode===void 0){let t={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"originCountryCode"},message:"must have required property 'originC\
ountryCode'"};e===null?e=[t]:e.push(t),i++}if(m.currency===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),
i++}if(m.jurisdiction===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[t]:e.push(t),i++}if(m.timeZone===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have \
required property 'timeZone'"};e===null?e=[t]:e.push(t),i++}if(m.formats===void 0){let t={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"formats"},message:"must have required property 'formats'"};e===null?
e=[t]:e.push(t),i++}if(m.verticals===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
verticals"},message:"must have required property 'verticals'"};e===null?e=[t]:e.push(t),i++}if(m.registration===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registration"},message:"must h\
ave required property 'registration'"};e===null?e=[t]:e.push(t),i++}if(m.cookieConsent===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cookieConsent"},message:"must have required property 'cookieCons\
ent'"};e===null?e=[t]:e.push(t),i++}if(m.disableLiveChat===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"disableLiveChat"},message:"must have required property 'disableLiveChat'"};e===null?e=
[t]:e.push(t),i++}for(let t in m)if(!F.call(S.properties,t)){let n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),i++}if(m.id!==void 0){let t=m.id;if(typeof t=="string"){if(!k.test(t)){let n={instancePath:a+"/id",schemaPath:"#/prop\
erties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[n]:e.push(n),i++}}else{let n={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(m.name!==void 0){let t=m.name;if(typeof t=="string"){if(c(
t)>120){let n={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(m.languages!==void 0){let t=m.languages;if(Array.isArray(
t)){if(t.length<1){let o={instancePath:a+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let n=t.length;for(let o=0;o<n;o++){let p=t[o];
if(typeof p=="string"){if(!O.test(p)){let l={instancePath:a+"/languages/"+o,schemaPath:"#/properties/languages/items/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:a+"/languages/"+o,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:a+"/languages",schemaPath:"\
#/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}
if(m.isMarketEnabled!==void 0&&typeof m.isMarketEnabled!="boolean"){let t={instancePath:a+"/isMarketEnabled",schemaPath:"\
#/properties/isMarketEnabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),i++}if(m.localeMapping!==void 0){let t=m.localeMapping;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let n in t)if(typeof t[n]!=
"string"){let o={instancePath:a+"/localeMapping/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/loca\
leMapping/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}}else{let n={instancePath:a+"/localeMapping",schemaPath:"#/properties/localeMapping/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}if(m.originCountryCode!==void 0){let t=m.originCountryCode,
n=i,o=!1,p=null,l=i;if(typeof t=="string"){if(!k.test(t)){let d={instancePath:a+"/originCountryCode",schemaPath:"#/prope\
rties/originCountryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[\
A-Z]{2}$"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/originCountryCode",schemaPath:"#/properties/origi\
nCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}
var s=l===i;s&&(o=!0,p=0);let u=i;if(t&&typeof t=="object"&&!Array.isArray(t))for(let d in t){let h=t[d];if(typeof h=="s\
tring"){if(!k.test(h)){let f={instancePath:a+"/originCountryCode/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/originCountryCode/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/originCountryCode/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/originCountryCode/oneOf/1/additionalProperties/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}else{let d={instancePath:a+"/originCo\
untryCode",schemaPath:"#/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[d]:e.push(d),i++}var s=u===i;if(s&&o?(o=!1,p=[p,1]):s&&(o=!0,p=1),o)i=n,e!==null&&(n?e.length=n:
e=null);else{let d={instancePath:a+"/originCountryCode",schemaPath:"#/properties/originCountryCode/oneOf",keyword:"oneOf",
params:{passingSchemas:p},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),i++}}if(m.currency!==
void 0){let t=m.currency;if(typeof t=="string"){if(c(t)>120){let n={instancePath:a+"/currency",schemaPath:"#/properties/\
currency/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+"/currency",schemaPath:"#/properties/currency/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}if(!T.test(t)){let n={
instancePath:a+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/currency",schemaPath:"#/pro\
perties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(m.
jurisdiction!==void 0){let t=m.jurisdiction;if(typeof t=="string"){if(c(t)>120){let n={instancePath:a+"/jurisdiction",schemaPath:"\
#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charact\
ers"};e===null?e=[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+"/jurisdiction",schemaPath:"#/properties/jurisdictio\
n/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:a+"/jurisdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(m.timeZone!==void 0){let t=m.timeZone;if(typeof t=="\
string"){if(c(t)>120){let n={instancePath:a+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+
"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/timeZone",schemaPath:"#/properties/tim\
eZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(m.formats!==
void 0){let t=m.formats;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.numbers===void 0){let n={instancePath:a+"/form\
ats",schemaPath:"#/properties/formats/required",keyword:"required",params:{missingProperty:"numbers"},message:"must have\
 required property 'numbers'"};e===null?e=[n]:e.push(n),i++}if(t.dates===void 0){let n={instancePath:a+"/formats",schemaPath:"\
#/properties/formats/required",keyword:"required",params:{missingProperty:"dates"},message:"must have required property \
'dates'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n==="numbers"||n==="dates")){let o={instancePath:a+"/formats",
schemaPath:"#/properties/formats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(t.numbers!==void 0){let n=t.numbers;if(typeof n!="\
string"){let o={instancePath:a+"/formats/numbers",schemaPath:"#/properties/formats/properties/numbers/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(n==="language"||n==="comma")){let o={
instancePath:a+"/formats/numbers",schemaPath:"#/properties/formats/properties/numbers/enum",keyword:"enum",params:{allowedValues:S.
properties.formats.properties.numbers.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(
o),i++}}if(t.dates!==void 0){let n=t.dates;if(typeof n!="string"){let o={instancePath:a+"/formats/dates",schemaPath:"#/p\
roperties/formats/properties/dates/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),i++}if(!(n==="words"||n==="dd/MM/yyyy")){let o={instancePath:a+"/formats/dates",schemaPath:"#/properties/forma\
ts/properties/dates/enum",keyword:"enum",params:{allowedValues:S.properties.formats.properties.dates.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+"/formats",schemaPath:"\
#/properties/formats/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}
if(m.verticals!==void 0){let t=m.verticals;if(Array.isArray(t)){if(t.length<1){let o={instancePath:a+"/verticals",schemaPath:"\
#/properties/verticals/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),i++}let n=t.length;for(let o=0;o<n;o++){let p=t[o];if(typeof p!="string"){let l={instancePath:a+"/vertic\
als/"+o,schemaPath:"#/properties/verticals/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}if(!(p==="casino"||p==="live-casino"||p==="sportsbook")){let l={instancePath:a+"/verticals/"+o,
schemaPath:"#/properties/verticals/items/enum",keyword:"enum",params:{allowedValues:S.properties.verticals.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:a+"/verticals",schemaPath:"\
#/properties/verticals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),i++}}
if(m.excludedProviders!==void 0){let t=m.excludedProviders;if(Array.isArray(t)){let n=t.length;for(let o=0;o<n;o++){let p=t[o];
if(typeof p=="string"){if(c(p)>80){let l={instancePath:a+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProvid\
ers/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[
l]:e.push(l),i++}if(c(p)<1){let l={instancePath:a+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/ite\
ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:a+"/excludedProviders/"+o,schemaPath:"#/properties/excludedProviders/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:a+"/exclu\
dedProviders",schemaPath:"#/properties/excludedProviders/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[n]:e.push(n),i++}}if(m.payAndPlay!==void 0){let t=m.payAndPlay;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.amounts===void 0){let n={instancePath:a+"/payAndPlay",schemaPath:"#/properties/payAndPlay/required",keyword:"re\
quired",params:{missingProperty:"amounts"},message:"must have required property 'amounts'"};e===null?e=[n]:e.push(n),i++}
for(let n in t)if(n!=="amounts"){let o={instancePath:a+"/payAndPlay",schemaPath:"#/properties/payAndPlay/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),i++}if(t.amounts!==void 0){let n=t.amounts;if(Array.isArray(n)){if(n.length>6){let u={instancePath:a+"/p\
ayAndPlay/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[u]:e.push(u),i++}if(n.length<1){let u={instancePath:a+"/payAndPla\
y/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),i++}let o=n.length;for(let u=0;u<o;u++){let d=n[u];if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let h={instancePath:a+"/payAndPlay/amounts/"+u,schemaPath:"#/properties/payAn\
dPlay/properties/amounts/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.
push(h),i++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){let h={instancePath:a+"/payAndPlay/amounts/"+u,schemaPath:"\
#/properties/payAndPlay/properties/amounts/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[h]:e.push(h),i++}}let p=n.length,l;if(p>1){let u={};for(;p--;){let d=n[p];if(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)){if(typeof u[d]=="number"){l=u[d];let h={instancePath:a+"/payAndPlay/amounts",schemaPath:"\
#/properties/payAndPlay/properties/amounts/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have du\
plicate items (items ## "+l+" and "+p+" are identical)"};e===null?e=[h]:e.push(h),i++;break}u[d]=p}}}}else{let o={instancePath:a+
"/payAndPlay/amounts",schemaPath:"#/properties/payAndPlay/properties/amounts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+"/payAndPlay",schemaPath:"#/propertie\
s/payAndPlay/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}if(m.registration!==
void 0){let t=m.registration;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.countries===void 0){let n={instancePath:a+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"countries"},
message:"must have required property 'countries'"};e===null?e=[n]:e.push(n),i++}if(t.details===void 0){let n={instancePath:a+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"details"},message:"\
must have required property 'details'"};e===null?e=[n]:e.push(n),i++}if(t.contactInfo===void 0){let n={instancePath:a+"/\
registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"contactInfo"},
message:"must have required property 'contactInfo'"};e===null?e=[n]:e.push(n),i++}if(t.codeTries===void 0){let n={instancePath:a+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"codeTries"},
message:"must have required property 'codeTries'"};e===null?e=[n]:e.push(n),i++}if(t.resendAfter===void 0){let n={instancePath:a+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"resendAfter"},
message:"must have required property 'resendAfter'"};e===null?e=[n]:e.push(n),i++}if(t.countryRules===void 0){let n={instancePath:a+
"/registration",schemaPath:"#/properties/registration/required",keyword:"required",params:{missingProperty:"countryRules"},
message:"must have required property 'countryRules'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n==="countries"||
n==="details"||n==="contactInfo"||n==="codeTries"||n==="resendAfter"||n==="countryRules")){let o={instancePath:a+"/regis\
tration",schemaPath:"#/properties/registration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(t.countries!==void 0){let n=t.countries;if(Array.
isArray(n)){if(n.length<1){let p={instancePath:a+"/registration/countries",schemaPath:"#/properties/registration/propert\
ies/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.
push(p),i++}let o=n.length;for(let p=0;p<o;p++){let l=n[p];if(typeof l=="string"){if(!k.test(l)){let u={instancePath:a+"\
/registration/countries/"+p,schemaPath:"#/properties/registration/properties/countries/items/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+
"/registration/countries/"+p,schemaPath:"#/properties/registration/properties/countries/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:a+"/registration/countr\
ies",schemaPath:"#/properties/registration/properties/countries/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[o]:e.push(o),i++}}if(t.details!==void 0){let n=t.details;if(Array.isArray(n)){if(n.length<5){let u={
instancePath:a+"/registration/details",schemaPath:"#/properties/registration/properties/details/minItems",keyword:"minIt\
ems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[u]:e.push(u),i++}let o=n.length;for(let u=0;u<
o;u++){let d=n[u];if(typeof d!="string"){let h={instancePath:a+"/registration/details/"+u,schemaPath:"#/properties/regis\
tration/properties/details/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),i++}if(!(d==="country"||d==="email"||d==="password"||d==="firstName"||d==="lastName"||d==="phone"||d==="bonusCod\
e")){let h={instancePath:a+"/registration/details/"+u,schemaPath:"#/properties/registration/properties/details/items/enu\
m",keyword:"enum",params:{allowedValues:S.properties.registration.properties.details.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[h]:e.push(h),i++}}let p=n.length,l;if(p>1){let u={};for(;p--;){let d=n[p];if(typeof d==
"string"){if(typeof u[d]=="number"){l=u[d];let h={instancePath:a+"/registration/details",schemaPath:"#/properties/regist\
ration/properties/details/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (it\
ems ## "+l+" and "+p+" are identical)"};e===null?e=[h]:e.push(h),i++;break}u[d]=p}}}}else{let o={instancePath:a+"/regist\
ration/details",schemaPath:"#/properties/registration/properties/details/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),i++}}if(t.contactInfo!==void 0){let n=t.contactInfo;if(Array.isArray(n)){if(n.length<
2){let u={instancePath:a+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/contactInfo/minIte\
ms",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),i++}let o=n.
length;for(let u=0;u<o;u++){let d=n[u];if(typeof d!="string"){let h={instancePath:a+"/registration/contactInfo/"+u,schemaPath:"\
#/properties/registration/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[h]:e.push(h),i++}if(!(d==="dateOfBirth"||d==="cpf"||d==="province"||d==="postCode")){let h={instancePath:a+
"/registration/contactInfo/"+u,schemaPath:"#/properties/registration/properties/contactInfo/items/enum",keyword:"enum",params:{
allowedValues:S.properties.registration.properties.contactInfo.items.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[h]:e.push(h),i++}}let p=n.length,l;if(p>1){let u={};for(;p--;){let d=n[p];if(typeof d=="string"){if(typeof u[d]==
"number"){l=u[d];let h={instancePath:a+"/registration/contactInfo",schemaPath:"#/properties/registration/properties/cont\
actInfo/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+
p+" are identical)"};e===null?e=[h]:e.push(h),i++;break}u[d]=p}}}}else{let o={instancePath:a+"/registration/contactInfo",
schemaPath:"#/properties/registration/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[o]:e.push(o),i++}}if(t.codeTries!==void 0){let n=t.codeTries;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:a+"/registration/codeTries",schemaPath:"#/properties/registration/properties/codeT\
ries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof n=="\
number"&&isFinite(n)){if(n>20||isNaN(n)){let o={instancePath:a+"/registration/codeTries",schemaPath:"#/properties/regist\
ration/properties/codeTries/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?
e=[o]:e.push(o),i++}if(n<1||isNaN(n)){let o={instancePath:a+"/registration/codeTries",schemaPath:"#/properties/registrat\
ion/properties/codeTries/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[o]:e.push(o),i++}}}if(t.resendAfter!==void 0){let n=t.resendAfter;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let o={instancePath:a+"/registration/resendAfter",schemaPath:"#/properties/registration/properties/resendAfter/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof n=="number"&&isFinite(
n)){if(n>600||isNaN(n)){let o={instancePath:a+"/registration/resendAfter",schemaPath:"#/properties/registration/properti\
es/resendAfter/maximum",keyword:"maximum",params:{comparison:"<=",limit:600},message:"must be <= 600"};e===null?e=[o]:e.
push(o),i++}if(n<5||isNaN(n)){let o={instancePath:a+"/registration/resendAfter",schemaPath:"#/properties/registration/pr\
operties/resendAfter/minimum",keyword:"minimum",params:{comparison:">=",limit:5},message:"must be >= 5"};e===null?e=[o]:
e.push(o),i++}}}if(t.countryRules!==void 0){let n=t.countryRules;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n){
let p=i;if(typeof o=="string"&&!k.test(o)){let l={instancePath:a+"/registration/countryRules",schemaPath:"#/properties/r\
egistration/properties/countryRules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must\
 match pattern "^[A-Z]{2}$"',propertyName:o};e===null?e=[l]:e.push(l),i++}var r=p===i;if(!r){let l={instancePath:a+"/reg\
istration/countryRules",schemaPath:"#/properties/registration/properties/countryRules/propertyNames",keyword:"propertyNa\
mes",params:{propertyName:o},message:"property name must be valid"};e===null?e=[l]:e.push(l),i++}}for(let o in n){let p=n[o];
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let l in p)if(!(l==="contactInfo"||l==="postCode")){let u={instancePath:a+
"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/registration/properties/\
countryRules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(p.contactInfo!==void 0){let l=p.contactInfo;if(Array.
isArray(l)){if(l.length<2){let f={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/contactInfo\
/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[f]:e.push(f),i++}
let u=l.length;for(let f=0;f<u;f++){let w=l[f];if(typeof w!="string"){let P={instancePath:a+"/registration/countryRules/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+f,schemaPath:"#/properties/registration/properties/countryRules\
/additionalProperties/properties/contactInfo/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[P]:e.push(P),i++}if(!(w==="dateOfBirth"||w==="cpf"||w==="province"||w==="postCode")){let P={instancePath:a+"\
/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo/"+f,schemaPath:"#/properties/registr\
ation/properties/countryRules/additionalProperties/properties/contactInfo/items/enum",keyword:"enum",params:{allowedValues:S.
properties.registration.properties.countryRules.additionalProperties.properties.contactInfo.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[P]:e.push(P),i++}}let d=l.length,h;if(d>1){let f={};for(;d--;){let w=l[d];
if(typeof w=="string"){if(typeof f[w]=="number"){h=f[w];let P={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/properties/countryRules/additionalPropert\
ies/properties/contactInfo/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h},message:"must NOT have duplicate items (i\
tems ## "+h+" and "+d+" are identical)"};e===null?e=[P]:e.push(P),i++;break}f[w]=d}}}}else{let u={instancePath:a+"/regis\
tration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/contactInfo",schemaPath:"#/properties/registration/pro\
perties/countryRules/additionalProperties/properties/contactInfo/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[u]:e.push(u),i++}}if(p.postCode!==void 0){let l=p.postCode;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.pattern===void 0){let u={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/requi\
red",keyword:"required",params:{missingProperty:"pattern"},message:"must have required property 'pattern'"};e===null?e=[
u]:e.push(u),i++}if(l.example===void 0){let u={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/po\
stCode/required",keyword:"required",params:{missingProperty:"example"},message:"must have required property 'example'"};
e===null?e=[u]:e.push(u),i++}for(let u in l)if(!(u==="pattern"||u==="example")){let d={instancePath:a+"/registration/cou\
ntryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countr\
yRules/additionalProperties/properties/postCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(l.pattern!==void 0){let u=l.pattern;if(typeof u==
"string"){if(c(u)>200){let d={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/po\
stCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/postCode/p\
roperties/pattern/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[d]:e.push(d),i++}if(c(u)<1){let d={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),i++}if(!wr(u)){let d={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/prope\
rties/postCode/properties/pattern/format",keyword:"format",params:{format:"regex"},message:'must match format "regex"'};
e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/postCode/pattern",schemaPath:"#/properties/registration/properties/countryRules/additionalProperties/properties/\
postCode/properties/pattern/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),i++}}if(l.example!==void 0){let u=l.example;if(typeof u=="string"){if(c(u)>12){let d={instancePath:a+"/registration/c\
ountryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/propert\
ies/countryRules/additionalProperties/properties/postCode/properties/example/maxLength",keyword:"maxLength",params:{limit:12},
message:"must NOT have more than 12 characters"};e===null?e=[d]:e.push(d),i++}if(c(u)<1){let d={instancePath:a+"/registr\
ation/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registration/\
properties/countryRules/additionalProperties/properties/postCode/properties/example/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:a+"/reg\
istration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode/example",schemaPath:"#/properties/registrat\
ion/properties/countryRules/additionalProperties/properties/postCode/properties/example/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{let u={instancePath:a+"/registration/countryRules\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/postCode",schemaPath:"#/properties/registration/properties/countryRules/ad\
ditionalProperties/properties/postCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[u]:e.push(u),i++}}}else{let l={instancePath:a+"/registration/countryRules/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/registration/properties/countryRules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:a+"/registration/countryRules",schemaPath:"#/pr\
operties/registration/properties/countryRules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+"/registration",schemaPath:"#/properties/registration/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}if(m.cookieConsent!==void 0){let t=m.
cookieConsent;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let n={instancePath:a+"/cookieConsent",
schemaPath:"#/properties/cookieConsent/required",keyword:"required",params:{missingProperty:"version"},message:"must hav\
e required property 'version'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(n!=="version"){let o={instancePath:a+"/co\
okieConsent",schemaPath:"#/properties/cookieConsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(t.version!==void 0){let n=t.version;if(typeof n==
"string"){if(c(n)>20){let o={instancePath:a+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/v\
ersion/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[o]:
e.push(o),i++}if(c(n)<1){let o={instancePath:a+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/propertie\
s/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:a+"/cookieConsent/version",schemaPath:"#/properties/cookieConsent/properties/ver\
sion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+
"/cookieConsent",schemaPath:"#/properties/cookieConsent/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[n]:e.push(n),i++}}if(m.disableLiveChat!==void 0&&typeof m.disableLiveChat!="boolean"){let t={instancePath:a+
"/disableLiveChat",schemaPath:"#/properties/disableLiveChat/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),i++}if(m.rules!==void 0&&(C(m.rules,{instancePath:a+"/rules",parentData:m,parentDataProperty:"\
rules",rootData:g})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),m.followsSpecification!==void 0){let t=m.followsSpecification;
if(Array.isArray(t)){let n=t.length;for(let l=0;l<n;l++){let u=t[l];if(typeof u!="string"){let d={instancePath:a+"/follo\
wsSpecification/"+l,schemaPath:"#/properties/followsSpecification/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),i++}if(!(u==="marketStatus"||u==="minimumAge"||u==="youngAdultAge"||u==="verif\
iedBeforePlay"||u==="documentsAnnounced"||u==="demoPlay"||u==="verticals"||u==="jackpotGames"||u==="tableGames"||u==="co\
okiesPreTicked"||u==="payAndPlay"||u==="withdrawalCancellation"||u==="creditCards"||u==="depositLimitRequired"||u==="dep\
ositLimitPeriods"||u==="balanceLimitRequired"||u==="limitPrompt"||u==="limitsLink"||u==="depositLimitIsGross"||u==="limi\
tPresets"||u==="limitIncreaseDelayHours"||u==="limitIncreaseWaitsForPeriod"||u==="limitIncreaseConfirmed"||u==="limitRev\
iewMonths"||u==="limitNotices"||u==="loginTimeLimits"||u==="maximumMonthlyDeposit"||u==="maximumMonthlyDepositYoung"||u===
"contactAboveMonthlyDeposit"||u==="contactAboveMonthlyDepositYoung"||u==="netDepositShown"||u==="maximumStake"||u==="max\
imumStakeYoung"||u==="minimumSpinMs"||u==="minimumTableGameMs"||u==="autoplay"||u==="fastPlay"||u==="lossesAsWins"||u===
"parallelPlay"||u==="realityCheckMinutes"||u==="realityCheckBreakMinutes"||u==="activitySummaryHours"||u==="sessionClock"||
u==="netPosition"||u==="idleMinutes"||u==="panicButton"||u==="breakDays"||u==="exclusionMonths"||u==="exclusionOneClick"||
u==="exclusionAcrossBrands"||u==="exclusionRegisters"||u==="exclusionIdentifiers"||u==="exclusionCheckHours"||u==="exclu\
sionAtSignUp"||u==="marks"||u==="marksInView"||u==="requiredPages"||u==="riskWarning"||u==="gamblingIntroduction"||u==="\
returnToPlayer"||u==="bonuses"||u==="welcomeBonus"||u==="bonusDuringPlay"||u==="bonusFirstTimeOnly"||u==="bonusMinimumDa\
ys"||u==="bonusMaximumWagering"||u==="bonusMixedProducts"||u==="loyalty"||u==="marketingConsent"||u==="historyMonths"||u===
"oddsChangesConfirmed")){let d={instancePath:a+"/followsSpecification/"+l,schemaPath:"#/properties/followsSpecification/\
items/enum",keyword:"enum",params:{allowedValues:S.properties.followsSpecification.items.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[d]:e.push(d),i++}}let o=t.length,p;if(o>1){let l={};for(;o--;){let u=t[o];if(typeof u==
"string"){if(typeof l[u]=="number"){p=l[u];let d={instancePath:a+"/followsSpecification",schemaPath:"#/properties/follow\
sSpecification/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p},message:"must NOT have duplicate items (items ## "+p+
" and "+o+" are identical)"};e===null?e=[d]:e.push(d),i++;break}l[u]=o}}}}else{let n={instancePath:a+"/followsSpecificat\
ion",schemaPath:"#/properties/followsSpecification/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return Re.errors=e,i===0}var Wr=$e;function $e(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(Object.keys(m).length<1){let t={instancePath:a,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in m){let n=i;
if(typeof t=="string"&&!k.test(t)){let o={instancePath:a,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"',propertyName:t};e===null?e=[o]:e.push(o),i++}var s=n===i;
if(!s){let o={instancePath:a,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:t},message:"prope\
rty name must be valid"};e===null?e=[o]:e.push(o),i++}}for(let t in m){let n=m[t];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[o]:e.push(o),i++}if(n.languages===void 0){let o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required pro\
perty 'languages'"};e===null?e=[o]:e.push(o),i++}if(n.originCountryCode===void 0){let o={instancePath:a+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"origi\
nCountryCode"},message:"must have required property 'originCountryCode'"};e===null?e=[o]:e.push(o),i++}if(n.currency===void 0){
let o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),
i++}if(n.jurisdiction===void 0){let o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additio\
nalProperties/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property \
'jurisdiction'"};e===null?e=[o]:e.push(o),i++}if(n.timeZone===void 0){let o={instancePath:a+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"timeZone"},message:"\
must have required property 'timeZone'"};e===null?e=[o]:e.push(o),i++}if(n.countries===void 0){let o={instancePath:a+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
countries"},message:"must have required property 'countries'"};e===null?e=[o]:e.push(o),i++}for(let o in n)if(!(o==="nam\
e"||o==="languages"||o==="localeMapping"||o==="originCountryCode"||o==="currency"||o==="jurisdiction"||o==="timeZone"||o===
"countries")){let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional propert\
ies"};e===null?e=[p]:e.push(p),i++}if(n.name!==void 0){let o=n.name;if(typeof o=="string"){if(c(o)>120){let p={instancePath:a+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),i++}if(c(o)<1){
let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalProperties/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),i++}}else{let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",schemaPath:"#/additionalPro\
perties/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}
if(n.languages!==void 0){let o=n.languages;if(Array.isArray(o)){if(o.length<1){let d={instancePath:a+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),i++}let p=o.length;for(let d=0;d<
p;d++){let h=o[d];if(typeof h=="string"){if(!O.test(h)){let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/languages/"+d,schemaPath:"#/additionalProperties/properties/languages/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2,4}$"},message:'must match pattern "^[a-z]{2,4}$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages/"+d,schemaPath:"#/additionalProperties/properties/languages/items/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}let l=o.length,u;if(l>
1){let d={};for(;l--;){let h=o[l];if(typeof h=="string"){if(typeof d[h]=="number"){u=d[h];let f={instancePath:a+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/languages",schemaPath:"#/additionalProperties/properties/languages/uniqueItems",keyword:"\
uniqueItems",params:{i:l,j:u},message:"must NOT have duplicate items (items ## "+u+" and "+l+" are identical)"};e===null?
e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/languages",
schemaPath:"#/additionalProperties/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[p]:e.push(p),i++}}if(n.localeMapping!==void 0){let o=n.localeMapping;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let p in o)if(typeof o[p]!="string"){let l={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/locale\
Mapping/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/localeMapping/additiona\
lProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let p={
instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/localeMapping",schemaPath:"#/additionalProperties/properti\
es/localeMapping/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}if(n.
originCountryCode!==void 0){let o=n.originCountryCode,p=i,l=!1,u=null,d=i;if(typeof o=="string"){if(!k.test(o)){let f={instancePath:a+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperties/properties/originCo\
untryCode/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===
null?e=[f]:e.push(f),i++}}else{let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"\
#/additionalProperties/properties/originCountryCode/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[f]:e.push(f),i++}var r=d===i;r&&(l=!0,u=0);let h=i;if(o&&typeof o=="object"&&!Array.isArray(o))for(let f in o){
let w=o[f];if(typeof w=="string"){if(!k.test(w)){let P={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/or\
iginCountryCode/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCo\
de/oneOf/1/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[\
A-Z]{2}$"'};e===null?e=[P]:e.push(P),i++}}else{let P={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/orig\
inCountryCode/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/originCountryCode\
/oneOf/1/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(
P),i++}}else{let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/addit\
ionalProperties/properties/originCountryCode/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[f]:e.push(f),i++}var r=h===i;if(r&&l?(l=!1,u=[u,1]):r&&(l=!0,u=1),l)i=p,e!==null&&(p?e.length=p:e=null);else{
let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/originCountryCode",schemaPath:"#/additionalProperti\
es/properties/originCountryCode/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema \
in oneOf"};e===null?e=[f]:e.push(f),i++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(!T.test(o)){
let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/additionalProperties/proper\
ties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/currency",schemaPath:"#/a\
dditionalProperties/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),i++}}if(n.jurisdiction!==void 0){let o=n.jurisdiction;if(typeof o=="string"){if(c(o)>40){let p={instancePath:a+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/\
maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[p]:e.push(
p),i++}if(c(o)<1){let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/jurisdiction",schemaPath:"#/addit\
ionalProperties/properties/jurisdiction/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/jurisdiction",schemaPath:"#/additionalProperties/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),i++}}if(n.timeZone!==void 0){let o=n.timeZone;if(typeof o=="string"){if(c(o)>60){
let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"#/additionalProperties/proper\
ties/timeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[p]:e.push(p),i++}if(c(o)<1){let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/timeZone",schemaPath:"\
#/additionalProperties/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/timeZone",schemaPath:"#/additionalProperties/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),i++}}if(n.countries!==void 0){let o=n.countries;if(Array.isArray(o)){if(o.length<
1){let d={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/pr\
operties/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[d]:e.push(d),i++}let p=o.length;for(let d=0;d<p;d++){let h=o[d];if(typeof h=="string"){if(!k.test(h)){let f={instancePath:a+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+d,schemaPath:"#/additionalProperties/properties/countries/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[f]:e.
push(f),i++}}else{let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries/"+d,schemaPath:"#/addit\
ionalProperties/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),i++}}let l=o.length,u;if(l>1){let d={};for(;l--;){let h=o[l];if(typeof h=="string"){if(typeof d[h]=="num\
ber"){u=d[h];let f={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalPro\
perties/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u},message:"must NOT have duplicate items \
(items ## "+u+" and "+l+" are identical)"};e===null?e=[f]:e.push(f),i++;break}d[h]=l}}}}else{let p={instancePath:a+"/"+t.
replace(/~/g,"~0").replace(/\//g,"~1")+"/countries",schemaPath:"#/additionalProperties/properties/countries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $e.errors=e,i===0}var Br=Ee,A={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/page-capture.schema.json",title:"Page capture",description:"\
One page of a running site with all its data, without anybody's personal data, and the HTML it gave (docs/gallery.md).",
type:"object",additionalProperties:!1,properties:{format:{type:"integer",title:"Format",description:"Version of this for\
mat.",enum:[1]},address:{type:"string",title:"Address",description:"Address the page was asked for.",minLength:1,maxLength:2e3},
status:{type:"integer",title:"Status",description:"HTTP status of the page.",minimum:200,maximum:599},view:{type:"object",
title:"View",description:"What the blocks knew of site and request.",additionalProperties:!1,properties:{brand:{type:"ob\
ject",title:"Brand",description:"The brand of the page.",additionalProperties:!1,properties:{id:{type:"string",title:"Id",
description:"Folder of the brand.",minLength:1,maxLength:200},name:{type:"string",title:"Name",description:"As visitors \
read it.",minLength:1,maxLength:200},layout:{title:"Layout",description:"Layout switches read by blocks.",type:"object",
additionalProperties:!1,properties:{header:{type:"string",title:"Header",description:"bar: one line; stacked: navigation\
 below the logo line; floating: a rounded bar over the page.",enum:["bar","stacked","floating"]},hero:{type:"string",title:"\
Hero",description:"bleed: edge to edge; card: inset with corners; split: text beside the picture.",enum:["bleed","card",
"split"]},heading:{type:"string",title:"Heading",description:"ornament: with lines at both sides; plain; slash: with an \
accent slash.",enum:["ornament","plain","slash"]},tile:{type:"string",title:"Tile",description:"plain: picture only, nam\
e on hover and focus; titled: name below the picture.",enum:["plain","titled"]},liveRowSpan:{type:"integer",title:"Live \
rows span",description:"Rows a live tile spans (LIVE-08).",minimum:1,maximum:2}},required:["header","hero","heading","ti\
le","liveRowSpan"]}},required:["id","name","layout"]},market:{type:"string",title:"Market",description:"Market code.",minLength:1,
maxLength:200},locale:{type:"string",title:"Locale",description:"First segment of the page's address.",minLength:1,maxLength:200},
tag:{type:"string",title:"Language tag",description:"Language of numbers and dates.",minLength:1,maxLength:200},direction:{
type:"string",title:"Direction",description:"Of writing.",enum:["ltr","rtl"]},scheme:{type:"string",title:"Scheme",description:"\
Dark or light theme.",enum:["dark","light"]},currency:{type:"string",title:"Currency",description:"ISO code of the marke\
t's currency.",minLength:1,maxLength:200},currencies:{title:"Currencies",description:"How amounts were written.",allOf:[
{$ref:"https://marquee.dev/schemas/site/currencies.schema.json"}]},numberTag:{type:"string",title:"Language of numbers",
description:"Language whose way of writing numbers counts; left out: the one above.",minLength:1,maxLength:200},dateFormat:{
type:"string",title:"Date format",description:"How dates were written; left out: in words.",enum:["words","dd/MM/yyyy"]},
timeZone:{type:"string",title:"Time zone",description:"Zone of dates.",minLength:1,maxLength:200},channel:{type:"string",
title:"Channel",description:"Which kind of device the page was made for.",enum:["desktop","mobile"]},authorized:{type:"b\
oolean",title:"Signed in",description:"Captures are of visitors who are not.",enum:[!1]},now:{type:"integer",title:"Time",
description:"Time of the page, in milliseconds since the epoch."},path:{type:"string",title:"Path",description:"Path bel\
ow the locale.",minLength:1,maxLength:2e3},rules:{type:"object",title:"Rules",description:"What the law asked of blocks;\
 left out: nothing.",additionalProperties:!1,properties:{marketStatus:{type:"string",title:"Status of the market",description:"\
open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: no\
thing but the restricted page.",enum:["open","demo-only","blocked"]},returnToPlayer:{type:"boolean",title:"Return to pla\
yer",description:"Every game shows its theoretical return."},riskWarning:{type:"boolean",title:"Warning of risk",description:"\
Players are warned of loss and dependence when they sign up and whenever they sign in."}},required:["marketStatus","retu\
rnToPlayer","riskWarning"]}},required:["brand","market","locale","tag","direction","scheme","currency","currencies","tim\
eZone","channel","authorized","now","path"]},texts:{type:"object",title:"Texts",description:"Interface texts the blocks \
asked for: the key, with its values if it had some, and the text.",additionalProperties:{type:"string",title:"Text",description:"\
As it was shown."}},blocks:{type:"array",title:"Blocks",description:"Filled blocks in the order of the page; the schema \
of each block checks its content and live data.",items:{type:"object",title:"Block",description:"A block with its versio\
n, content, live data and, in panels, further blocks.",additionalProperties:!0}},regions:{type:"object",title:"Regions",
description:"The HTML of these blocks.",additionalProperties:!1,properties:{header:{type:"string",title:"Header",description:"\
HTML of the region."},main:{type:"string",title:"Main",description:"HTML of the region."},footer:{type:"string",title:"F\
ooter",description:"HTML of the region."}},required:["header","main","footer"]}},required:["format","address","status","\
view","texts","blocks","regions"]};function Ee(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){
let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.format===void 0){let s={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=
[s]:e.push(s),i++}if(m.address===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
address"},message:"must have required property 'address'"};e===null?e=[s]:e.push(s),i++}if(m.status===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[s]:e.push(s),i++}if(m.view===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"view"},message:"must have required property 'view'"};e===null?e=[s]:e.push(s),i++}if(m.texts===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"texts"},message:"must have req\
uired property 'texts'"};e===null?e=[s]:e.push(s),i++}if(m.blocks===void 0){let s={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[s]:e.push(
s),i++}if(m.regions===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
regions"},message:"must have required property 'regions'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="format"||
s==="address"||s==="status"||s==="view"||s==="texts"||s==="blocks"||s==="regions")){let r={instancePath:a,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[r]:e.push(r),i++}if(m.format!==void 0){let s=m.format;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let r={instancePath:a+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(s!==1){let r={instancePath:a+"/format",schemaPath:"#/properti\
es/format/enum",keyword:"enum",params:{allowedValues:A.properties.format.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[r]:e.push(r),i++}}if(m.address!==void 0){let s=m.address;if(typeof s=="string"){if(c(s)>2e3){let r={
instancePath:a+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mu\
st NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.status!==void 0){let s=m.status;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){
if(s>599||isNaN(s)){let r={instancePath:a+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599},message:"must be <= 599"};e===null?e=[r]:e.push(r),i++}if(s<200||isNaN(s)){let r={instancePath:a+"/status",
schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"must be >= 200"};
e===null?e=[r]:e.push(r),i++}}}if(m.view!==void 0){let s=m.view;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===
void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),i++}if(s.market===void 0){let r={instancePath:a+
"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"market"},message:"must have \
required property 'market'"};e===null?e=[r]:e.push(r),i++}if(s.locale===void 0){let r={instancePath:a+"/view",schemaPath:"\
#/properties/view/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'l\
ocale'"};e===null?e=[r]:e.push(r),i++}if(s.tag===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/req\
uired",keyword:"required",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?e=[r]:e.push(
r),i++}if(s.direction===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"required",
params:{missingProperty:"direction"},message:"must have required property 'direction'"};e===null?e=[r]:e.push(r),i++}if(s.
scheme===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"\
scheme"},message:"must have required property 'scheme'"};e===null?e=[r]:e.push(r),i++}if(s.currency===void 0){let r={instancePath:a+
"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"currency"},message:"must hav\
e required property 'currency'"};e===null?e=[r]:e.push(r),i++}if(s.currencies===void 0){let r={instancePath:a+"/view",schemaPath:"\
#/properties/view/required",keyword:"required",params:{missingProperty:"currencies"},message:"must have required propert\
y 'currencies'"};e===null?e=[r]:e.push(r),i++}if(s.timeZone===void 0){let r={instancePath:a+"/view",schemaPath:"#/proper\
ties/view/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZon\
e'"};e===null?e=[r]:e.push(r),i++}if(s.channel===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/req\
uired",keyword:"required",params:{missingProperty:"channel"},message:"must have required property 'channel'"};e===null?e=
[r]:e.push(r),i++}if(s.authorized===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"\
required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[r]:e.push(
r),i++}if(s.now===void 0){let r={instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{
missingProperty:"now"},message:"must have required property 'now'"};e===null?e=[r]:e.push(r),i++}if(s.path===void 0){let r={
instancePath:a+"/view",schemaPath:"#/properties/view/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!F.call(A.properties.view.properties,
r)){let t={instancePath:a+"/view",schemaPath:"#/properties/view/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.brand!==void 0){let r=s.
brand;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:a+"/view/brand",schemaPath:"#/p\
roperties/view/properties/brand/required",keyword:"required",params:{missingProperty:"id"},message:"must have required p\
roperty 'id'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:a+"/view/brand",schemaPath:"#/proper\
ties/view/properties/brand/required",keyword:"required",params:{missingProperty:"name"},message:"must have required prop\
erty 'name'"};e===null?e=[t]:e.push(t),i++}if(r.layout===void 0){let t={instancePath:a+"/view/brand",schemaPath:"#/prope\
rties/view/properties/brand/required",keyword:"required",params:{missingProperty:"layout"},message:"must have required p\
roperty 'layout'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="id"||t==="name"||t==="layout")){let n={instancePath:a+
"/view/brand",schemaPath:"#/properties/view/properties/brand/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.id!==void 0){let t=r.
id;if(typeof t=="string"){if(c(t)>200){let n={instancePath:a+"/view/brand/id",schemaPath:"#/properties/view/properties/b\
rand/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+"/view/brand/id",schemaPath:"#/properties/view/properties/bran\
d/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/view/brand/id",schemaPath:"#/properties/view/properties/brand/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(r.name!==void 0){
let t=r.name;if(typeof t=="string"){if(c(t)>200){let n={instancePath:a+"/view/brand/name",schemaPath:"#/properties/view/\
properties/brand/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 \
characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<1){let n={instancePath:a+"/view/brand/name",schemaPath:"#/properties/v\
iew/properties/brand/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/view/brand/name",schemaPath:"#/properties/view/\
properties/brand/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),i++}}if(r.layout!==void 0){let t=r.layout;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.header===void 0){let n={
instancePath:a+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"\
required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[n]:e.push(n),i++}
if(t.hero===void 0){let n={instancePath:a+"/view/brand/layout",schemaPath:"#/properties/view/properties/brand/properties\
/layout/required",keyword:"required",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===null?
e=[n]:e.push(n),i++}if(t.heading===void 0){let n={instancePath:a+"/view/brand/layout",schemaPath:"#/properties/view/prop\
erties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"heading"},message:"must have requir\
ed property 'heading'"};e===null?e=[n]:e.push(n),i++}if(t.tile===void 0){let n={instancePath:a+"/view/brand/layout",schemaPath:"\
#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"tile"},message:"\
must have required property 'tile'"};e===null?e=[n]:e.push(n),i++}if(t.liveRowSpan===void 0){let n={instancePath:a+"/vie\
w/brand/layout",schemaPath:"#/properties/view/properties/brand/properties/layout/required",keyword:"required",params:{missingProperty:"\
liveRowSpan"},message:"must have required property 'liveRowSpan'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n===
"header"||n==="hero"||n==="heading"||n==="tile"||n==="liveRowSpan")){let o={instancePath:a+"/view/brand/layout",schemaPath:"\
#/properties/view/properties/brand/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(t.header!==void 0){let n=t.header;if(typeof n!=
"string"){let o={instancePath:a+"/view/brand/layout/header",schemaPath:"#/properties/view/properties/brand/properties/la\
yout/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}
if(!(n==="bar"||n==="stacked"||n==="floating")){let o={instancePath:a+"/view/brand/layout/header",schemaPath:"#/properti\
es/view/properties/brand/properties/layout/properties/header/enum",keyword:"enum",params:{allowedValues:A.properties.view.
properties.brand.properties.layout.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?
e=[o]:e.push(o),i++}}if(t.hero!==void 0){let n=t.hero;if(typeof n!="string"){let o={instancePath:a+"/view/brand/layout/h\
ero",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/hero/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(n==="bleed"||n==="card"||n==="split")){let o={instancePath:a+
"/view/brand/layout/hero",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/hero/enum",keyword:"\
enum",params:{allowedValues:A.properties.view.properties.brand.properties.layout.properties.hero.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(t.heading!==void 0){let n=t.heading;if(typeof n!="\
string"){let o={instancePath:a+"/view/brand/layout/heading",schemaPath:"#/properties/view/properties/brand/properties/la\
yout/properties/heading/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}
if(!(n==="ornament"||n==="plain"||n==="slash")){let o={instancePath:a+"/view/brand/layout/heading",schemaPath:"#/propert\
ies/view/properties/brand/properties/layout/properties/heading/enum",keyword:"enum",params:{allowedValues:A.properties.view.
properties.brand.properties.layout.properties.heading.enum},message:"must be equal to one of the allowed values"};e===null?
e=[o]:e.push(o),i++}}if(t.tile!==void 0){let n=t.tile;if(typeof n!="string"){let o={instancePath:a+"/view/brand/layout/t\
ile",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/tile/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(n==="plain"||n==="titled")){let o={instancePath:a+"\
/view/brand/layout/tile",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/tile/enum",keyword:"\
enum",params:{allowedValues:A.properties.view.properties.brand.properties.layout.properties.tile.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(t.liveRowSpan!==void 0){let n=t.liveRowSpan;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:a+"/view/brand/layout/liveRowSpan",schemaPath:"#/properti\
es/view/properties/brand/properties/layout/properties/liveRowSpan/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof n=="number"&&isFinite(n)){if(n>2||isNaN(n)){let o={instancePath:a+
"/view/brand/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/properties/layout/properties/liveRowSpan\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[o]:e.push(o),i++}if(n<1||
isNaN(n)){let o={instancePath:a+"/view/brand/layout/liveRowSpan",schemaPath:"#/properties/view/properties/brand/properti\
es/layout/properties/liveRowSpan/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[o]:e.push(o),i++}}}}else{let n={instancePath:a+"/view/brand/layout",schemaPath:"#/properties/view/properties/bra\
nd/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{
let t={instancePath:a+"/view/brand",schemaPath:"#/properties/view/properties/brand/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.market!==void 0){let r=s.market;if(typeof r=="string"){
if(c(r)>200){let t={instancePath:a+"/view/market",schemaPath:"#/properties/view/properties/market/maxLength",keyword:"ma\
xLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={
instancePath:a+"/view/market",schemaPath:"#/properties/view/properties/market/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/view/market",
schemaPath:"#/properties/view/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}if(s.locale!==void 0){let r=s.locale;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+
"/view/locale",schemaPath:"#/properties/view/properties/locale/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/view/locale",schemaPath:"\
#/properties/view/properties/locale/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/view/locale",schemaPath:"#/properties/view/prope\
rties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.tag!==
void 0){let r=s.tag;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+"/view/tag",schemaPath:"#/properties/view/\
properties/tag/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/view/tag",schemaPath:"#/properties/view/properties/tag/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/view/tag",schemaPath:"#/properties/view/properties/tag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.direction!==void 0){let r=s.direction;if(typeof r!="string"){
let t={instancePath:a+"/view/direction",schemaPath:"#/properties/view/properties/direction/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(r==="ltr"||r==="rtl")){let t={instancePath:a+
"/view/direction",schemaPath:"#/properties/view/properties/direction/enum",keyword:"enum",params:{allowedValues:A.properties.
view.properties.direction.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.
scheme!==void 0){let r=s.scheme;if(typeof r!="string"){let t={instancePath:a+"/view/scheme",schemaPath:"#/properties/vie\
w/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(r===
"dark"||r==="light")){let t={instancePath:a+"/view/scheme",schemaPath:"#/properties/view/properties/scheme/enum",keyword:"\
enum",params:{allowedValues:A.properties.view.properties.scheme.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[t]:e.push(t),i++}}if(s.currency!==void 0){let r=s.currency;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+
"/view/currency",schemaPath:"#/properties/view/properties/currency/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/view/currency",
schemaPath:"#/properties/view/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/view/currency",schemaPath:"#/prope\
rties/view/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}}if(s.currencies!==void 0&&(E(s.currencies,{instancePath:a+"/view/currencies",parentData:s,parentDataProperty:"cu\
rrencies",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)),s.numberTag!==void 0){let r=s.numberTag;if(typeof r==
"string"){if(c(r)>200){let t={instancePath:a+"/view/numberTag",schemaPath:"#/properties/view/properties/numberTag/maxLen\
gth",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}
if(c(r)<1){let t={instancePath:a+"/view/numberTag",schemaPath:"#/properties/view/properties/numberTag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/view/numberTag",schemaPath:"#/properties/view/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.dateFormat!==void 0){let r=s.dateFormat;if(typeof r!="string"){let t={
instancePath:a+"/view/dateFormat",schemaPath:"#/properties/view/properties/dateFormat/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(r==="words"||r==="dd/MM/yyyy")){let t={instancePath:a+
"/view/dateFormat",schemaPath:"#/properties/view/properties/dateFormat/enum",keyword:"enum",params:{allowedValues:A.properties.
view.properties.dateFormat.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.
timeZone!==void 0){let r=s.timeZone;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+"/view/timeZone",schemaPath:"\
#/properties/view/properties/timeZone/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/view/timeZone",schemaPath:"#/propertie\
s/view/properties/timeZone/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/view/timeZone",schemaPath:"#/properties/view/properties/t\
imeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.channel!==
void 0){let r=s.channel;if(typeof r!="string"){let t={instancePath:a+"/view/channel",schemaPath:"#/properties/view/prope\
rties/channel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(r===
"desktop"||r==="mobile")){let t={instancePath:a+"/view/channel",schemaPath:"#/properties/view/properties/channel/enum",keyword:"\
enum",params:{allowedValues:A.properties.view.properties.channel.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[t]:e.push(t),i++}}if(s.authorized!==void 0){let r=s.authorized;if(typeof r!="boolean"){let t={instancePath:a+
"/view/authorized",schemaPath:"#/properties/view/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r!==!1){let t={instancePath:a+"/view/authorized",schemaPath:"#/propert\
ies/view/properties/authorized/enum",keyword:"enum",params:{allowedValues:A.properties.view.properties.authorized.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.now!==void 0){let r=s.now;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/view/now",schemaPath:"#/properties/view/properties/no\
w/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.path!==void 0){
let r=s.path;if(typeof r=="string"){if(c(r)>2e3){let t={instancePath:a+"/view/path",schemaPath:"#/properties/view/proper\
ties/path/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),i++}if(c(r)<1){let t={instancePath:a+"/view/path",schemaPath:"#/properties/view/properties/path/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/view/path",schemaPath:"#/properties/view/properties/path/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.rules!==void 0){let r=s.rules;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.marketStatus===void 0){let t={instancePath:a+"/view/rules",schemaPath:"#/properties/view/propert\
ies/rules/required",keyword:"required",params:{missingProperty:"marketStatus"},message:"must have required property 'mar\
ketStatus'"};e===null?e=[t]:e.push(t),i++}if(r.returnToPlayer===void 0){let t={instancePath:a+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"returnToPlayer"},message:"must \
have required property 'returnToPlayer'"};e===null?e=[t]:e.push(t),i++}if(r.riskWarning===void 0){let t={instancePath:a+
"/view/rules",schemaPath:"#/properties/view/properties/rules/required",keyword:"required",params:{missingProperty:"riskW\
arning"},message:"must have required property 'riskWarning'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="mark\
etStatus"||t==="returnToPlayer"||t==="riskWarning")){let n={instancePath:a+"/view/rules",schemaPath:"#/properties/view/p\
roperties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties"};e===null?e=[n]:e.push(n),i++}if(r.marketStatus!==void 0){let t=r.marketStatus;if(typeof t!="st\
ring"){let n={instancePath:a+"/view/rules/marketStatus",schemaPath:"#/properties/view/properties/rules/properties/market\
Status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="open"||
t==="demo-only"||t==="blocked")){let n={instancePath:a+"/view/rules/marketStatus",schemaPath:"#/properties/view/properti\
es/rules/properties/marketStatus/enum",keyword:"enum",params:{allowedValues:A.properties.view.properties.rules.properties.
marketStatus.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.returnToPlayer!==
void 0&&typeof r.returnToPlayer!="boolean"){let t={instancePath:a+"/view/rules/returnToPlayer",schemaPath:"#/properties/\
view/properties/rules/properties/returnToPlayer/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(r.riskWarning!==void 0&&typeof r.riskWarning!="boolean"){let t={instancePath:a+"/view/ru\
les/riskWarning",schemaPath:"#/properties/view/properties/rules/properties/riskWarning/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/view/rules",schemaPath:"\
#/properties/view/properties/rules/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}}else{let r={instancePath:a+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.texts!==void 0){let s=m.texts;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(typeof s[r]!="string"){let t={instancePath:a+"/texts/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:a+"/texts",schemaPath:"#/properties/texts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.blocks!==void 0){let s=m.blocks;
if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={
instancePath:a+"/blocks/"+t,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.regions!==void 0){let s=m.
regions;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.header===void 0){let r={instancePath:a+"/regions",schemaPath:"\
#/properties/regions/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property\
 'header'"};e===null?e=[r]:e.push(r),i++}if(s.main===void 0){let r={instancePath:a+"/regions",schemaPath:"#/properties/r\
egions/required",keyword:"required",params:{missingProperty:"main"},message:"must have required property 'main'"};e===null?
e=[r]:e.push(r),i++}if(s.footer===void 0){let r={instancePath:a+"/regions",schemaPath:"#/properties/regions/required",keyword:"\
required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[r]:e.push(r),i++}
for(let r in s)if(!(r==="header"||r==="main"||r==="footer")){let t={instancePath:a+"/regions",schemaPath:"#/properties/r\
egions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties"};e===null?e=[t]:e.push(t),i++}if(s.header!==void 0&&typeof s.header!="string"){let r={instancePath:a+"/r\
egions/header",schemaPath:"#/properties/regions/properties/header/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),i++}if(s.main!==void 0&&typeof s.main!="string"){let r={instancePath:a+"/region\
s/main",schemaPath:"#/properties/regions/properties/main/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),i++}if(s.footer!==void 0&&typeof s.footer!="string"){let r={instancePath:a+"/regions/foo\
ter",schemaPath:"#/properties/regions/properties/footer/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/regions",schemaPath:"#/properties/regions/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ee.errors=e,
i===0}var zr=We,ke={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/password-res\
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
ny more.",type:"boolean"}},required:["siteId","state","linkToken","sentAt","locked"]};function We(m,{instancePath:a="",parentData:v,
parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.siteId===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must have re\
quired property 'siteId'"};e===null?e=[s]:e.push(s),i++}if(m.state===void 0){let s={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[s]:e.push(
s),i++}if(m.linkToken===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
linkToken"},message:"must have required property 'linkToken'"};e===null?e=[s]:e.push(s),i++}if(m.sentAt===void 0){let s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required \
property 'sentAt'"};e===null?e=[s]:e.push(s),i++}if(m.locked===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"locked"},message:"must have required property 'locked'"};e===null?e=[s]:e.push(s),i++}
for(let s in m)if(!(s==="siteId"||s==="state"||s==="linkToken"||s==="sentAt"||s==="locked")){let r={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),i++}if(m.siteId!==void 0){let s=m.siteId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let r={instancePath:a+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+
"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[r]:e.push(r),i++}}if(m.state!==void 0){let s=m.state;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
email===void 0){let r={instancePath:a+"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),i++}if(s.resetKey===void 0){let r={instancePath:a+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"resetKey"},message:"must h\
ave required property 'resetKey'"};e===null?e=[r]:e.push(r),i++}if(s.smsResetKeyId===void 0){let r={instancePath:a+"/sta\
te",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"smsResetKeyId"},message:"must h\
ave required property 'smsResetKeyId'"};e===null?e=[r]:e.push(r),i++}if(s.backendErrors===void 0){let r={instancePath:a+
"/state",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"m\
ust have required property 'backendErrors'"};e===null?e=[r]:e.push(r),i++}if(s.step===void 0){let r={instancePath:a+"/st\
ate",schemaPath:"#/properties/state/required",keyword:"required",params:{missingProperty:"step"},message:"must have requ\
ired property 'step'"};e===null?e=[r]:e.push(r),i++}if(s.visitedSteps===void 0){let r={instancePath:a+"/state",schemaPath:"\
#/properties/state/required",keyword:"required",params:{missingProperty:"visitedSteps"},message:"must have required prop\
erty 'visitedSteps'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="email"||r==="resetKey"||r==="smsResetKeyId"||
r==="backendErrors"||r==="step"||r==="visitedSteps")){let t={instancePath:a+"/state",schemaPath:"#/properties/state/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),i++}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(c(r)>254){let t={instancePath:a+
"/state/email",schemaPath:"#/properties/state/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/state/email",schemaPath:"\
#/properties/state/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.resetKey!==void 0){let r=s.resetKey;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+"/stat\
e/resetKey",schemaPath:"#/properties/state/properties/resetKey/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/state/resetKey",schemaPath:"\
#/properties/state/properties/resetKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}}if(s.smsResetKeyId!==void 0){let r=s.smsResetKeyId;if(typeof r=="string"){if(c(r)>200){let t={instancePath:a+
"/state/smsResetKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/state/smsRe\
setKeyId",schemaPath:"#/properties/state/properties/smsResetKeyId/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),i++}}if(s.backendErrors!==void 0){let r=s.backendErrors;if(Array.isArray(r)){let t=r.
length;for(let n=0;n<t;n++){let o=r[n];if(typeof o=="string"){if(c(o)>200){let p={instancePath:a+"/state/backendErrors/"+
n,schemaPath:"#/properties/state/properties/backendErrors/items/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+"/state/backendErrors/"+
n,schemaPath:"#/properties/state/properties/backendErrors/items/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+"/state/backendErrors",schemaPath:"#/properties/\
state/properties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.step!==void 0){let r=s.step;if(typeof r!="string"){let t={instancePath:a+"/state/step",schemaPath:"#/proper\
ties/state/properties/step/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(!(r==="Email"||r==="Verification"||r==="Password"||r==="Complete")){let t={instancePath:a+"/state/step",schemaPath:"\
#/properties/state/properties/step/enum",keyword:"enum",params:{allowedValues:ke.properties.state.properties.step.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.visitedSteps!==void 0){let r=s.
visitedSteps;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let o=r[n];if(typeof o!="string"){let p={instancePath:a+
"/state/visitedSteps/"+n,schemaPath:"#/properties/state/properties/visitedSteps/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="Email"||o==="Verification"||o==="Password"||o===
"Complete")){let p={instancePath:a+"/state/visitedSteps/"+n,schemaPath:"#/properties/state/properties/visitedSteps/items\
/enum",keyword:"enum",params:{allowedValues:ke.properties.state.properties.visitedSteps.items.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+"/state/visitedSteps",schemaPath:"\
#/properties/state/properties/visitedSteps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.linkToken!==void 0){let s=m.linkToken;if(typeof s==
"string"){if(c(s)>200){let r={instancePath:a+"/linkToken",schemaPath:"#/properties/linkToken/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+
"/linkToken",schemaPath:"#/properties/linkToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}if(m.sentAt!==void 0){let s=m.sentAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let r={instancePath:a+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={instancePath:a+
"/sentAt",schemaPath:"#/properties/sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[r]:e.push(r),i++}}if(m.locked!==void 0&&typeof m.locked!="boolean"){let s={instancePath:a+"/locked",schemaPath:"\
#/properties/locked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}return We.errors=e,i===0}var Vr=Be,vr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/player-answer.schema.json",title:"Player answer",description:"The private answer of GET /api/player\
: everything a page shows of the signed-in player. It is the only place where that travels; the HTML of content pages ho\
lds none of it.",type:"object",additionalProperties:!1,properties:{firstName:{title:"First name",description:"As the pla\
yer gave it.",type:"string"},firstLogin:{title:"First login",description:"The player has signed in for the first time (S\
HELL-04).",type:"boolean"},currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player withou\
t a wallet (WALLET-07).",oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]},requestedDocuments:{
title:"Requested documents",description:"How many documents the player was asked for and has not sent: the account notif\
ications (INBOX-04).",type:"integer",minimum:0},favourites:{title:"Favourites",description:"Ids of the games the player \
has marked.",type:"array",items:{title:"Game id",description:"Id of the game in the catalogue.",type:"string"}}},required:[
"firstName","firstLogin","currency","display","balance","requestedDocuments","favourites"],examples:[{firstName:"Aino",firstLogin:!1,
currency:"EUR",display:{symbol:"€",hasSpace:!0,position:"before"},balance:{mainBalance:12550,lockedBalance:0,sportsBonus:500,
casinoBonus:1e3,liveCasinoBonus:0,totalBalance:14050},requestedDocuments:0,favourites:["brass-comet"]},{firstName:"Aino",
firstLogin:!0,currency:"CLP",display:{symbol:"$",hasSpace:!1,position:"before"},balance:null,requestedDocuments:1,favourites:[]}]};function j(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obje\
ct"&&!Array.isArray(m)){if(m.mainBalance===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mainBalance"},message:"must have required property 'mainBalance'"};e===null?e=[s]:e.push(s),i++}if(m.lockedBalance===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lockedBalance"},message:"\
must have required property 'lockedBalance'"};e===null?e=[s]:e.push(s),i++}if(m.sportsBonus===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sportsBonus"},message:"must have required property '\
sportsBonus'"};e===null?e=[s]:e.push(s),i++}if(m.casinoBonus===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"casinoBonus"},message:"must have required property 'casinoBonus'"};e===null?e=[s]:e.push(
s),i++}if(m.liveCasinoBonus===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
liveCasinoBonus"},message:"must have required property 'liveCasinoBonus'"};e===null?e=[s]:e.push(s),i++}if(m.totalBalance===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalBalance"},message:"\
must have required property 'totalBalance'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="mainBalance"||s==="lo\
ckedBalance"||s==="sportsBonus"||s==="casinoBonus"||s==="liveCasinoBonus"||s==="totalBalance")){let r={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),i++}if(m.mainBalance!==void 0){let s=m.mainBalance;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/mainBalance",schemaPath:"#/properties/mainBalance/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s)){let r={instancePath:a+"/mainBalance",schemaPath:"#/properties/mainBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
i++}if(s<0||isNaN(s)){let r={instancePath:a+"/mainBalance",schemaPath:"#/properties/mainBalance/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.lockedBalance!==void 0){
let s=m.lockedBalance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:a+"/lockedBalance",schemaPath:"\
#/properties/lockedBalance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/lockedBalance",schemaPath:"#\
/properties/lockedBalance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[r]:e.push(r),i++}}}if(m.sportsBonus!==void 0){let s=m.sportsBonus;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let r={instancePath:a+"/sportsBonus",schemaPath:"#/properties/sportsBonus/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s)){let r={instancePath:a+"/sportsBonus",schemaPath:"#/properties/sportsBonus/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={
instancePath:a+"/sportsBonus",schemaPath:"#/properties/sportsBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.casinoBonus!==void 0){let s=m.casinoBonus;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/casinoBonus",schemaPath:"#/properties/casinoBonus/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:a+"/casinoBonus",schemaPath:"#/properties/casinoBonus/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:
e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/casinoBonus",schemaPath:"#/properties/casinoBonus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.liveCasinoBonus!==
void 0){let s=m.liveCasinoBonus;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/liveCa\
sinoBonus",schemaPath:"#/properties/liveCasinoBonus/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:a+
"/liveCasinoBonus",schemaPath:"#/properties/liveCasinoBonus/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/liveCasino\
Bonus",schemaPath:"#/properties/liveCasinoBonus/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.totalBalance!==void 0){let s=m.totalBalance;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/totalBalance",schemaPath:"#/properties/totalBalance/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){
if(s>9007199254740991||isNaN(s)){let r={instancePath:a+"/totalBalance",schemaPath:"#/properties/totalBalance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),
i++}if(s<0||isNaN(s)){let r={instancePath:a+"/totalBalance",schemaPath:"#/properties/totalBalance/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}}else{let s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return j.
errors=e,i===0}function Be(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.firstName===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[r]:e.push(r),
i++}if(m.firstLogin===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
firstLogin"},message:"must have required property 'firstLogin'"};e===null?e=[r]:e.push(r),i++}if(m.currency===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have require\
d property 'currency'"};e===null?e=[r]:e.push(r),i++}if(m.display===void 0){let r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"display"},message:"must have required property 'display'"};e===null?e=[r]:e.
push(r),i++}if(m.balance===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
balance"},message:"must have required property 'balance'"};e===null?e=[r]:e.push(r),i++}if(m.requestedDocuments===void 0){
let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedDocuments"},message:"\
must have required property 'requestedDocuments'"};e===null?e=[r]:e.push(r),i++}if(m.favourites===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"favourites"},message:"must have required property 'f\
avourites'"};e===null?e=[r]:e.push(r),i++}for(let r in m)if(!(r==="firstName"||r==="firstLogin"||r==="currency"||r==="di\
splay"||r==="balance"||r==="requestedDocuments"||r==="favourites")){let t={instancePath:a,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(m.firstName!==void 0&&typeof m.firstName!="string"){let r={instancePath:a+"/firstName",schemaPath:"\
#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(m.firstLogin!==void 0&&typeof m.firstLogin!="boolean"){let r={instancePath:a+"/firstLogin",schemaPath:"#/properties/f\
irstLogin/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(m.currency!==
void 0){let r=m.currency;if(typeof r=="string"){if(!T.test(r)){let t={instancePath:a+"/currency",schemaPath:"#/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(m.display!==void 0){let r=m.display;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:a+"/display",schemaPath:"#/properties/display/req\
uired",keyword:"required",params:{missingProperty:"symbol"},message:"must have required property 'symbol'"};e===null?e=[
t]:e.push(t),i++}if(r.hasSpace===void 0){let t={instancePath:a+"/display",schemaPath:"#/properties/display/required",keyword:"\
required",params:{missingProperty:"hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[t]:e.push(t),
i++}if(r.position===void 0){let t={instancePath:a+"/display",schemaPath:"#/properties/display/required",keyword:"require\
d",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="minorDigits"||t==="numberTag")){let n={instancePath:a+"/display",
schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={
instancePath:a+"/display/symbol",schemaPath:"#/properties/display/properties/symbol/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={
instancePath:a+"/display/hasSpace",schemaPath:"#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.position!==void 0){let t=r.position;if(typeof t!=
"string"){let n={instancePath:a+"/display/position",schemaPath:"#/properties/display/properties/position/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="before"||t==="after"||t===
"locale")){let n={instancePath:a+"/display/position",schemaPath:"#/properties/display/properties/position/enum",keyword:"\
enum",params:{allowedValues:vr.properties.display.properties.position.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[n]:e.push(n),i++}}if(r.minorDigits!==void 0){let t=r.minorDigits;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let n={instancePath:a+"/display/minorDigits",schemaPath:"#/properties/display/properties/minorD\
igits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof t==
"number"&&isFinite(t)){if(t>4||isNaN(t)){let n={instancePath:a+"/display/minorDigits",schemaPath:"#/properties/display/p\
roperties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[n]:
e.push(n),i++}if(t<0||isNaN(t)){let n={instancePath:a+"/display/minorDigits",schemaPath:"#/properties/display/properties\
/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),
i++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(c(t)>35){let n={instancePath:a+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",params:{limit:35},message:"m\
ust NOT have more than 35 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<2){let n={instancePath:a+"/display/numberTag",
schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},message:"must NOT \
have fewer than 2 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/display/numberTag",schemaPath:"\
#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.balance!==void 0){let r=m.balance,t=i,n=!1,o=null,
p=i;if(r!==null){let u={instancePath:a+"/balance",schemaPath:"#/properties/balance/oneOf/0/type",keyword:"type",params:{
type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;s&&(n=!0,o=0);let l=i;j(r,{instancePath:a+
"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?j.errors:e.concat(j.errors),i=e.length);var s=l===
i;if(s&&n?(n=!1,o=[o,1]):s&&(n=!0,o=1),n)i=t,e!==null&&(t?e.length=t:e=null);else{let u={instancePath:a+"/balance",schemaPath:"\
#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};
e===null?e=[u]:e.push(u),i++}}if(m.requestedDocuments!==void 0){let r=m.requestedDocuments;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/requestedDocuments",schemaPath:"#/properties/requestedDocuments/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&
isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:a+"/requestedDocuments",schemaPath:"#/properties/requestedDocuments/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(m.favourites!==
void 0){let r=m.favourites;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)if(typeof r[n]!="string"){let o={instancePath:a+
"/favourites/"+n,schemaPath:"#/properties/favourites/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+"/favourites",schemaPath:"#/properties/favourites/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Be.
errors=e,i===0}var Zr=j,Hr=ze;function ze(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.siteId===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"siteId"},message:"must have required property 'siteId'"};e===null?e=[s]:e.push(s),i++}if(m.playerId===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"must have \
required property 'playerId'"};e===null?e=[s]:e.push(s),i++}if(m.idToken===void 0){let s={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"idToken"},message:"must have required property 'idToken'"};e===null?
e=[s]:e.push(s),i++}if(m.accessToken===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accessToken"},message:"must have required property 'accessToken'"};e===null?e=[s]:e.push(s),i++}if(m.refreshToken===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"refreshToken"},message:"\
must have required property 'refreshToken'"};e===null?e=[s]:e.push(s),i++}if(m.tokensEndAt===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tokensEndAt"},message:"must have required property '\
tokensEndAt'"};e===null?e=[s]:e.push(s),i++}if(m.startedAt===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(
s),i++}for(let s in m)if(!(s==="siteId"||s==="playerId"||s==="idToken"||s==="accessToken"||s==="refreshToken"||s==="toke\
nsEndAt"||s==="startedAt")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.siteId!==void 0){
let s=m.siteId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/siteId",schemaPath:"#/p\
roperties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s==
"number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/siteId",schemaPath:"#/properties/siteId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.playerId!==void 0){
let s=m.playerId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.
idToken!==void 0){let s=m.idToken;if(typeof s=="string"){if(c(s)>4e3){let r={instancePath:a+"/idToken",schemaPath:"#/pro\
perties/idToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===
null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/idToken",schemaPath:"#/properties/idToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+
"/idToken",schemaPath:"#/properties/idToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}}if(m.accessToken!==void 0){let s=m.accessToken;if(typeof s=="string"){if(c(s)>4e3){let r={instancePath:a+
"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT \
have more than 4000 characters"};e===null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/accessToken",schemaPath:"\
#/properties/accessToken/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.refreshToken!==void 0){let s=m.
refreshToken;if(typeof s=="string"){if(c(s)>4e3){let r={instancePath:a+"/refreshToken",schemaPath:"#/properties/refreshT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[r]:
e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+
"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),i++}}if(m.tokensEndAt!==void 0){let s=m.tokensEndAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let r={instancePath:a+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s))){let r={instancePath:a+"/tokensEndAt",schemaPath:"#/properties/tokensEndAt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.startedAt!==void 0){let s=m.startedAt;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let r={instancePath:a+"/startedAt",schemaPath:"#/properties/startedAt/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return ze.errors=e,i===
0}var Gr=Ve;var z={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/profile.schema.json",
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
affiliateReg:!1,macropay:!1,isWithdrawalReview:!1,crypto:!1,termsAndConditionsAcceptedVersion:"3"}]};function Z(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.playerId===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"playerId"},message:"mu\
st have required property 'playerId'"};e===null?e=[s]:e.push(s),i++}if(m.firstName===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[s]:e.push(s),i++}if(m.kycStatus===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"kycStatus"},message:"must have required property 'kycStatus'"};e===null?e=[s]:e.push(s),i++}if(m.requestDocumentTypeStatus===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestDocumentTypeSta\
tus"},message:"must have required property 'requestDocumentTypeStatus'"};e===null?e=[s]:e.push(s),i++}if(m.firstLogin===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstLogin"},message:"\
must have required property 'firstLogin'"};e===null?e=[s]:e.push(s),i++}if(m.firstDepositDate===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstDepositDate"},message:"must have required prope\
rty 'firstDepositDate'"};e===null?e=[s]:e.push(s),i++}if(m.currencyCode===void 0){let s={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"currencyCode"},message:"must have required property 'currencyCode'"};
e===null?e=[s]:e.push(s),i++}if(m.countryCode===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"countryCode"},message:"must have required property 'countryCode'"};e===null?e=[s]:e.push(s),i++}
if(m.provinceCode===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pr\
ovinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[s]:e.push(s),i++}if(m.personid===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personid"},message:"must have \
required property 'personid'"};e===null?e=[s]:e.push(s),i++}if(m.payout===void 0){let s={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=
[s]:e.push(s),i++}if(m.casino===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
casino"},message:"must have required property 'casino'"};e===null?e=[s]:e.push(s),i++}if(m.liveCasino===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"liveCasino"},message:"must have required property 'l\
iveCasino'"};e===null?e=[s]:e.push(s),i++}if(m.sports===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[s]:e.push(s),i++}
if(m.virtualSports===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"v\
irtualSports"},message:"must have required property 'virtualSports'"};e===null?e=[s]:e.push(s),i++}if(m.bonuses===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must have r\
equired property 'bonuses'"};e===null?e=[s]:e.push(s),i++}if(m.deposit===void 0){let s={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property 'deposit'"};e===null?e=
[s]:e.push(s),i++}if(m.withdrawal===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withdrawal"},message:"must have required property 'withdrawal'"};e===null?e=[s]:e.push(s),i++}if(m.loyaltyLevel===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyaltyLevel"},message:"must h\
ave required property 'loyaltyLevel'"};e===null?e=[s]:e.push(s),i++}if(m.limitLevel===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limitLevel"},message:"must have required property 'limitLevel'"};
e===null?e=[s]:e.push(s),i++}if(m.volt===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"volt"},message:"must have required property 'volt'"};e===null?e=[s]:e.push(s),i++}if(m.affiliateReg===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"affiliateReg"},message:"must h\
ave required property 'affiliateReg'"};e===null?e=[s]:e.push(s),i++}if(m.macropay===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"macropay"},message:"must have required property 'macropay'"};e===
null?e=[s]:e.push(s),i++}if(m.isWithdrawalReview===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"isWithdrawalReview"},message:"must have required property 'isWithdrawalReview'"};e===null?e=
[s]:e.push(s),i++}if(m.crypto===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
crypto"},message:"must have required property 'crypto'"};e===null?e=[s]:e.push(s),i++}if(m.termsAndConditionsAcceptedVersion===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
ptedVersion"},message:"must have required property 'termsAndConditionsAcceptedVersion'"};e===null?e=[s]:e.push(s),i++}for(let s in m)
if(!F.call(z.properties,s)){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.playerId!==void 0){
let s=m.playerId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/playerId",schemaPath:"\
#/properties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/playerId",schemaPath:"#/properties/playerId\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}if(m.
firstName!==void 0){let s=m.firstName;if(typeof s=="string"){if(c(s)>100){let r={instancePath:a+"/firstName",schemaPath:"\
#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/firstName",schemaPath:"#/properties/firstName/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:a+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}}if(m.kycStatus!==void 0){let s=m.kycStatus;if(typeof s!="string"){let r={
instancePath:a+"/kycStatus",schemaPath:"#/properties/kycStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="NOT_VERIFIED"||s==="DATA_VERIFIED"||s==="PENDING"||s==="FULLY VERIFI\
ED"||s==="ENHANCED KYC"||s==="EDD_PENDING"||s==="EDD_UNDER_REVIEW"||s==="ENHANCED"||s==="RESTRICTED"||s==="SUSPENDED"||s===
"PENDING_EXPIRED"||s==="NOT_REQUIRED")){let r={instancePath:a+"/kycStatus",schemaPath:"#/properties/kycStatus/enum",keyword:"\
enum",params:{allowedValues:z.properties.kycStatus.enum},message:"must be equal to one of the allowed values"};e===null?
e=[r]:e.push(r),i++}}if(m.requestDocumentTypeStatus!==void 0){let s=m.requestDocumentTypeStatus;if(typeof s=="string"){if(c(
s)>500){let r={instancePath:a+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/maxLength",
keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:a+"/requestDocumentTypeStatus",schemaPath:"#/properties/requestDocumentTypeStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.firstLogin!==void 0&&typeof m.firstLogin!=
"boolean"){let s={instancePath:a+"/firstLogin",schemaPath:"#/properties/firstLogin/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.firstDepositDate!==void 0){let s=m.firstDepositDate;
if(typeof s!="string"&&s!==null){let r={instancePath:a+"/firstDepositDate",schemaPath:"#/properties/firstDepositDate/typ\
e",keyword:"type",params:{type:z.properties.firstDepositDate.type},message:"must be string,null"};e===null?e=[r]:e.push(
r),i++}if(typeof s=="string"&&!W.validate(s)){let r={instancePath:a+"/firstDepositDate",schemaPath:"#/properties/firstDe\
positDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.
push(r),i++}}if(m.currencyCode!==void 0){let s=m.currencyCode;if(typeof s=="string"){if(!T.test(s)){let r={instancePath:a+
"/currencyCode",schemaPath:"#/properties/currencyCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'\
must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/currencyCode",schemaPath:"#\
/properties/currencyCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}}if(m.countryCode!==void 0){let s=m.countryCode;if(typeof s=="string"){if(!k.test(s)){let r={instancePath:a+"/countr\
yCode",schemaPath:"#/properties/countryCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/countryCode",schemaPath:"#/properties\
/countryCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.provinceCode!==
void 0){let s=m.provinceCode;if(typeof s!="string"&&s!==null){let r={instancePath:a+"/provinceCode",schemaPath:"#/proper\
ties/provinceCode/type",keyword:"type",params:{type:z.properties.provinceCode.type},message:"must be string,null"};e===null?
e=[r]:e.push(r),i++}if(typeof s=="string"&&!k.test(s)){let r={instancePath:a+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?
e=[r]:e.push(r),i++}}if(m.personid!==void 0){let s=m.personid;if(typeof s=="string"){if(c(s)>100){let r={instancePath:a+
"/personid",schemaPath:"#/properties/personid/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/personid",schemaPath:"#/proper\
ties/personid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/personid",schemaPath:"#/properties/personid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.payout!==void 0&&typeof m.payout!="boolean"){
let s={instancePath:a+"/payout",schemaPath:"#/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[s]:e.push(s),i++}if(m.casino!==void 0&&typeof m.casino!="boolean"){let s={instancePath:a+"/c\
asino",schemaPath:"#/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),i++}if(m.liveCasino!==void 0&&typeof m.liveCasino!="boolean"){let s={instancePath:a+"/liveCasino",schemaPath:"\
#/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),
i++}if(m.sports!==void 0&&typeof m.sports!="boolean"){let s={instancePath:a+"/sports",schemaPath:"#/properties/sports/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.virtualSports!==
void 0&&typeof m.virtualSports!="boolean"){let s={instancePath:a+"/virtualSports",schemaPath:"#/properties/virtualSports\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.bonuses!==void 0&&
typeof m.bonuses!="boolean"){let s={instancePath:a+"/bonuses",schemaPath:"#/properties/bonuses/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.deposit!==void 0&&typeof m.deposit!="boolea\
n"){let s={instancePath:a+"/deposit",schemaPath:"#/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.withdrawal!==void 0&&typeof m.withdrawal!="boolean"){let s={instancePath:a+
"/withdrawal",schemaPath:"#/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}if(m.loyaltyLevel!==void 0){let s=m.loyaltyLevel;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let r={instancePath:a+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={
instancePath:a+"/loyaltyLevel",schemaPath:"#/properties/loyaltyLevel/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.limitLevel!==void 0){let s=m.limitLevel;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/limitLevel",schemaPath:"#/properties/limitLevel/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(
s)){if(s>2||isNaN(s)){let r={instancePath:a+"/limitLevel",schemaPath:"#/properties/limitLevel/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+
"/limitLevel",schemaPath:"#/properties/limitLevel/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.volt!==void 0&&typeof m.volt!="boolean"){let s={instancePath:a+"/volt",
schemaPath:"#/properties/volt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(
s),i++}if(m.affiliateReg!==void 0&&typeof m.affiliateReg!="boolean"){let s={instancePath:a+"/affiliateReg",schemaPath:"#\
/properties/affiliateReg/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),
i++}if(m.macropay!==void 0&&typeof m.macropay!="boolean"){let s={instancePath:a+"/macropay",schemaPath:"#/properties/mac\
ropay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.isWithdrawalReview!==
void 0&&typeof m.isWithdrawalReview!="boolean"){let s={instancePath:a+"/isWithdrawalReview",schemaPath:"#/properties/isW\
ithdrawalReview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.
crypto!==void 0&&typeof m.crypto!="boolean"){let s={instancePath:a+"/crypto",schemaPath:"#/properties/crypto/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(m.termsAndConditionsAcceptedVersion!==
void 0){let s=m.termsAndConditionsAcceptedVersion;if(typeof s=="string"){if(c(s)>20){let r={instancePath:a+"/termsAndCon\
ditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/maxLength",keyword:"maxLength",params:{
limit:20},message:"must NOT have more than 20 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/te\
rmsAndConditionsAcceptedVersion",schemaPath:"#/properties/termsAndConditionsAcceptedVersion/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Z.errors=e,i===0}var Pe={$schema:"\
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
sports:!0,virtualSports:!0,bonuses:!0,deposit:!0,withdrawal:!0},marketing:!0}]};function H(m,{instancePath:a="",parentData:v,
parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.accountStatus===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accountStatus"},message:"\
must have required property 'accountStatus'"};e===null?e=[s]:e.push(s),i++}if(m.restrictions===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"restrictions"},message:"must have required property \
'restrictions'"};e===null?e=[s]:e.push(s),i++}if(m.flags===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"flags"},message:"must have required property 'flags'"};e===null?e=[s]:e.push(s),i++}for(let s in m)
if(!(s==="accountStatus"||s==="restrictions"||s==="flags"||s==="marketing")){let r={instancePath:a,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),i++}if(m.accountStatus!==void 0){let s=m.accountStatus;if(typeof s!="string"){let r={instancePath:a+
"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),i++}if(!(s==="CLOSED"||s==="ACCOUNT_UNVERIFIED"||s==="PRE_REGISTERED"||s==="REGISTERED"||
s==="BLACKLISTED"||s==="RESTRICTED"||s==="PAYOUT"||s==="TIMEOUT"||s==="SELF_EXCLUDED")){let r={instancePath:a+"/accountS\
tatus",schemaPath:"#/properties/accountStatus/enum",keyword:"enum",params:{allowedValues:Pe.properties.accountStatus.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.restrictions!==void 0){let s=m.
restrictions;if(Array.isArray(s)){let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p!="string"){let l={instancePath:a+
"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),i++}if(!(p==="PAYOUT"||p==="SPORTS"||p==="CASINO"||p==="LIVE_CASINO"||p==="BONUSES"||
p==="VIRTUAL_SPORTS")){let l={instancePath:a+"/restrictions/"+o,schemaPath:"#/properties/restrictions/items/enum",keyword:"\
enum",params:{allowedValues:Pe.properties.restrictions.items.enum},message:"must be equal to one of the allowed values"};
e===null?e=[l]:e.push(l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]==
"number"){n=o[p];let l={instancePath:a+"/restrictions",schemaPath:"#/properties/restrictions/uniqueItems",keyword:"uniqu\
eItems",params:{i:t,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:
e.push(l),i++;break}o[p]=t}}}}else{let r={instancePath:a+"/restrictions",schemaPath:"#/properties/restrictions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.flags!==void 0){let s=m.flags;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.payout===void 0){let r={instancePath:a+"/flags",schemaPath:"#/properties/fla\
gs/required",keyword:"required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?
e=[r]:e.push(r),i++}if(s.casino===void 0){let r={instancePath:a+"/flags",schemaPath:"#/properties/flags/required",keyword:"\
required",params:{missingProperty:"casino"},message:"must have required property 'casino'"};e===null?e=[r]:e.push(r),i++}
if(s.liveCasino===void 0){let r={instancePath:a+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{
missingProperty:"liveCasino"},message:"must have required property 'liveCasino'"};e===null?e=[r]:e.push(r),i++}if(s.sports===
void 0){let r={instancePath:a+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"\
sports"},message:"must have required property 'sports'"};e===null?e=[r]:e.push(r),i++}if(s.virtualSports===void 0){let r={
instancePath:a+"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"virtualSpor\
ts"},message:"must have required property 'virtualSports'"};e===null?e=[r]:e.push(r),i++}if(s.bonuses===void 0){let r={instancePath:a+
"/flags",schemaPath:"#/properties/flags/required",keyword:"required",params:{missingProperty:"bonuses"},message:"must ha\
ve required property 'bonuses'"};e===null?e=[r]:e.push(r),i++}if(s.deposit===void 0){let r={instancePath:a+"/flags",schemaPath:"\
#/properties/flags/required",keyword:"required",params:{missingProperty:"deposit"},message:"must have required property \
'deposit'"};e===null?e=[r]:e.push(r),i++}if(s.withdrawal===void 0){let r={instancePath:a+"/flags",schemaPath:"#/properti\
es/flags/required",keyword:"required",params:{missingProperty:"withdrawal"},message:"must have required property 'withdr\
awal'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="payout"||r==="casino"||r==="liveCasino"||r==="sports"||r===
"virtualSports"||r==="bonuses"||r==="deposit"||r==="withdrawal")){let t={instancePath:a+"/flags",schemaPath:"#/propertie\
s/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[t]:e.push(t),i++}if(s.payout!==void 0&&typeof s.payout!="boolean"){let r={instancePath:a+"\
/flags/payout",schemaPath:"#/properties/flags/properties/payout/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),i++}if(s.casino!==void 0&&typeof s.casino!="boolean"){let r={instancePath:a+"/f\
lags/casino",schemaPath:"#/properties/flags/properties/casino/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[r]:e.push(r),i++}if(s.liveCasino!==void 0&&typeof s.liveCasino!="boolean"){let r={instancePath:a+
"/flags/liveCasino",schemaPath:"#/properties/flags/properties/liveCasino/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.sports!==void 0&&typeof s.sports!="boolean"){let r={instancePath:a+"\
/flags/sports",schemaPath:"#/properties/flags/properties/sports/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),i++}if(s.virtualSports!==void 0&&typeof s.virtualSports!="boolean"){let r={instancePath:a+
"/flags/virtualSports",schemaPath:"#/properties/flags/properties/virtualSports/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.bonuses!==void 0&&typeof s.bonuses!="boolean"){let r={instancePath:a+
"/flags/bonuses",schemaPath:"#/properties/flags/properties/bonuses/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.deposit!==void 0&&typeof s.deposit!="boolean"){let r={instancePath:a+
"/flags/deposit",schemaPath:"#/properties/flags/properties/deposit/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.withdrawal!==void 0&&typeof s.withdrawal!="boolean"){let r={instancePath:a+
"/flags/withdrawal",schemaPath:"#/properties/flags/properties/withdrawal/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/flags",schemaPath:"#/properties/flags/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.marketing!==void 0&&typeof m.
marketing!="boolean"){let s={instancePath:a+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return H.errors=e,i===0}function Ve(m,{
instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.profile===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pro\
file"},message:"must have required property 'profile'"};e===null?e=[s]:e.push(s),i++}if(m.access===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"access"},message:"must have required property 'acces\
s'"};e===null?e=[s]:e.push(s),i++}if(m.totalDepositsCount===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"totalDepositsCount"},message:"must have required property 'totalDepositsCount'"};e===
null?e=[s]:e.push(s),i++}if(m.manualClaim===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"manualClaim"},message:"must have required property 'manualClaim'"};e===null?e=[s]:e.push(s),i++}for(let s in m)
if(!(s==="profile"||s==="access"||s==="totalDepositsCount"||s==="manualClaim")){let r={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[r]:e.push(r),i++}if(m.profile!==void 0&&(Z(m.profile,{instancePath:a+"/profile",parentData:m,parentDataProperty:"\
profile",rootData:g})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length)),m.access!==void 0&&(H(m.access,{instancePath:a+
"/access",parentData:m,parentDataProperty:"access",rootData:g})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),m.
totalDepositsCount!==void 0){let s=m.totalDepositsCount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={
instancePath:a+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsCount/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={
instancePath:a+"/totalDepositsCount",schemaPath:"#/properties/totalDepositsCount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.manualClaim!==void 0&&typeof m.manualClaim!="boo\
lean"){let s={instancePath:a+"/manualClaim",schemaPath:"#/properties/manualClaim/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ve.errors=e,i===0}var _r=Ze,xe={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/reality-check-summary.schema.jso\
n",title:"Reality check summary",description:"The private answer of GET /api/player/reality-check/summary: what the dial\
og of a reality check shows (LIMIT-23).",type:"object",additionalProperties:!1,properties:{elapsedMs:{title:"Elapsed",description:"\
Milliseconds since the player signed in, by the platform's clock.",type:"integer",minimum:0},turnover:{title:"Turnover",
description:"Stakes since the timer was started, in minor units.",type:"integer"},winnings:{title:"Winnings",description:"\
Wins since then.",type:"integer"},delta:{title:"Win or loss",description:"Won less staked since then: negative for a los\
s.",type:"integer"},currency:{title:"Currency",description:"ISO code of the wallet's currency.",type:"string",pattern:"^\
[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"object",
additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},period:{title:"Period",description:"Minutes between two realit\
y checks; null without any.",type:["integer","null"],minimum:1},breakMinutes:{title:"Break",description:"Minutes nobody \
can play after a reality check.",type:"integer",minimum:0}},required:["elapsedMs","turnover","winnings","delta","currenc\
y","display","period","breakMinutes"]};function Ze(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){
let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let s={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"elapsedMs"},message:"must have required property 'elapsedMs'"};e===
null?e=[s]:e.push(s),i++}if(m.turnover===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"turnover"},message:"must have required property 'turnover'"};e===null?e=[s]:e.push(s),i++}if(m.winnings===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"winnings"},message:"mu\
st have required property 'winnings'"};e===null?e=[s]:e.push(s),i++}if(m.delta===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"delta"},message:"must have required property 'delta'"};e===null?
e=[s]:e.push(s),i++}if(m.currency===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}if(m.display===void 0){let s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required\
 property 'display'"};e===null?e=[s]:e.push(s),i++}if(m.period===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"period"},message:"must have required property 'period'"};e===null?e=[s]:e.push(s),i++}
if(m.breakMinutes===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"br\
eakMinutes"},message:"must have required property 'breakMinutes'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s===
"elapsedMs"||s==="turnover"||s==="winnings"||s==="delta"||s==="currency"||s==="display"||s==="period"||s==="breakMinutes")){
let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.elapsedMs!==void 0){let s=m.elapsedMs;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let r={instancePath:a+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.turnover!==void 0){let s=m.turnover;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/turnover",schemaPath:"#/properties/tur\
nover/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}}if(m.winnings!==
void 0){let s=m.winnings;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/winnings",schemaPath:"\
#/properties/winnings/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}}
if(m.delta!==void 0){let s=m.delta;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/del\
ta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:
e.push(r),i++}}if(m.currency!==void 0){let s=m.currency;if(typeof s=="string"){if(!T.test(s)){let r={instancePath:a+"/cu\
rrency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match p\
attern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/currency",schemaPath:"#/properties/curr\
ency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.display!==
void 0){let s=m.display;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.symbol===void 0){let r={instancePath:a+"/displ\
ay",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must have r\
equired property 'symbol'"};e===null?e=[r]:e.push(r),i++}if(s.hasSpace===void 0){let r={instancePath:a+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have required proper\
ty 'hasSpace'"};e===null?e=[r]:e.push(r),i++}if(s.position===void 0){let r={instancePath:a+"/display",schemaPath:"#/prop\
erties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="symbol"||r==="hasSpace"||r==="position"||r==="minorDigit\
s"||r==="numberTag")){let t={instancePath:a+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.symbol!==void 0&&typeof s.symbol!="string"){let r={instancePath:a+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}if(s.hasSpace!==void 0&&typeof s.hasSpace!="boolean"){let r={instancePath:a+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),i++}if(s.position!==void 0){let r=s.position;if(typeof r!="string"){let t={instancePath:a+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(!(r==="before"||r==="after"||r==="locale")){let t={instancePath:a+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:xe.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.minorDigits!==void 0){let r=s.
minorDigits;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let t={instancePath:a+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),i++}}}if(s.numberTag!==void 0){let r=s.numberTag;if(typeof r=="string"){if(c(r)>35){let t={
instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[t]:e.push(t),i++}if(c(r)<2){let t={instancePath:a+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.period!==void 0){let s=m.period;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/period",schemaPath:"#/proper\
ties/period/type",keyword:"type",params:{type:xe.properties.period.type},message:"must be integer,null"};e===null?e=[r]:
e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/period",schemaPath:"#/propert\
ies/period/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),
i++}}if(m.breakMinutes!==void 0){let s=m.breakMinutes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+
"/breakMinutes",schemaPath:"#/properties/breakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={instancePath:a+"/breakMin\
utes",schemaPath:"#/properties/breakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ze.errors=e,i===0}var Ur=He,D={$schema:"http://json-sc\
hema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/registration-progress.schema.json",title:"Registration \
progress",description:"What the server keeps of a registration between its steps, never a password; the browser holds on\
ly the id it is found by.",type:"object",additionalProperties:!1,properties:{siteId:{title:"Site id",description:"Site o\
f the registration: it counts nowhere else.",type:"integer",minimum:1},signup:{title:"Sign-up state",description:"REG-05\
.",type:"object",additionalProperties:!1,properties:{details:{title:"Details",description:"What the platform answered to\
 the first step.",type:"object",additionalProperties:!1,properties:{playerId:{title:"Player id",description:"Number of t\
he new player; 0 before the first step.",type:"integer",minimum:0},token:{title:"Token",description:"Proves who register\
s; never leaves the server.",type:"string",maxLength:200}},required:["playerId","token"]},progress:{title:"Progress",description:"\
Where the registration is.",type:"object",additionalProperties:!1,properties:{currentStep:{title:"Current step",description:"\
REG-07.",type:"string",enum:["Details","ContactInfo","Verification","Complete","Unsupported","Duplicated"]},marketRiskSetting:{
title:"Risk setting",description:"What the country asks to verify (REG-13).",type:"object",additionalProperties:!1,properties:{
smsVerification:{title:"SMS verification",description:"The phone number.",type:"boolean"},emailVerification:{title:"E-ma\
il verification",description:"The e-mail address.",type:"boolean"},registerIdentifier:{title:"Identifier for registers",
description:"What the registers of excluded persons are asked by; left out where nothing is asked for. What was typed is\
 not stored.",type:"string",enum:["birth-place","se-personal-number","nl-citizen-number","dk-cpr"]}},required:["smsVerif\
ication","emailVerification"]}},required:["currentStep","marketRiskSetting"]},bonusCTA:{title:"Bonus CTA",description:"H\
olds the lock of the codes (REG-24).",type:"object",additionalProperties:!1,properties:{smsMaxAttempts:{title:"Locked",description:"\
No code is sent or taken any more.",type:"boolean"}},required:["smsMaxAttempts"]},country:{title:"Country",description:"\
ISO 3166 code of the country of residence.",type:"string",pattern:"^[A-Z]{2}$",maxLength:2},backendErrors:{title:"Errors",
description:"Codes the last step was refused with.",type:"array",items:{title:"Code",description:"Of the error catalogue\
.",type:"string",maxLength:200}}},required:["details","progress","bonusCTA","country","backendErrors"]},form:{title:"For\
m",description:"What was typed so far.",type:"object",additionalProperties:!1,properties:{country:{title:"Country",description:"\
ISO 3166 code of the country of residence.",type:"string",pattern:"^[A-Z]{2}$",maxLength:2},firstName:{title:"First name",
description:"As typed.",type:"string",maxLength:100},lastName:{title:"Last name",description:"As typed.",type:"string",maxLength:100},
email:{title:"E-mail",description:"As typed.",type:"string",maxLength:254},phonePrefix:{title:"Phone prefix",description:"\
As typed.",type:"string",maxLength:5},phoneBody:{title:"Phone number",description:"As typed.",type:"string",maxLength:24},
bonusCode:{title:"Bonus code",description:"As typed.",type:"string",maxLength:60},termsAndConditionsAccepted:{title:"Ter\
ms accepted",description:"Ticked.",type:"boolean"},cookiePolicyAccepted:{title:"Cookie policy accepted",description:"Tic\
ked.",type:"boolean"},marketingOptIn:{title:"Offers wanted",description:"Ticked.",type:"boolean"},birthDay:{title:"Day",
description:"Of birth.",type:"integer",minimum:1,maximum:31},birthMonth:{title:"Month",description:"Of birth.",type:"int\
eger",minimum:1,maximum:12},birthYear:{title:"Year",description:"Of birth.",type:"integer",minimum:1900,maximum:2100},postCode:{
title:"Postal code",description:"As typed.",type:"string",maxLength:12},cpf:{title:"CPF",description:"As typed.",type:"s\
tring",maxLength:18},province:{title:"Province",description:"As typed.",type:"string",maxLength:2}}},sms:{title:"SMS",description:"\
Code that proves it (SM-05).",type:"object",additionalProperties:!1,properties:{status:{title:"Status",description:"unin\
itialized, or what the last sending or check came to (REG-12).",type:"string",enum:["uninitialized","sendSuccess","verif\
ySuccess","sendFail","verifyFail"]},sentAt:{title:"Sent at",description:"Time of the last sending in milliseconds; 0 bef\
ore the first.",type:"integer",minimum:0},failures:{title:"Wrong tries",description:"Since the registration began.",type:"\
integer",minimum:0}},required:["status","sentAt","failures"]},email:{title:"E-mail",description:"Code that proves it (SM\
-05).",type:"object",additionalProperties:!1,properties:{status:{title:"Status",description:"uninitialized, or what the \
last sending or check came to (REG-12).",type:"string",enum:["uninitialized","sendSuccess","verifySuccess","sendFail","v\
erifyFail"]},sentAt:{title:"Sent at",description:"Time of the last sending in milliseconds; 0 before the first.",type:"i\
nteger",minimum:0},failures:{title:"Wrong tries",description:"Since the registration began.",type:"integer",minimum:0}},
required:["status","sentAt","failures"]}},required:["siteId","signup","form","sms","email"]};function He(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.siteId===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"siteId"},message:"must\
 have required property 'siteId'"};e===null?e=[s]:e.push(s),i++}if(m.signup===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"signup"},message:"must have required property 'signup'"};e===null?
e=[s]:e.push(s),i++}if(m.form===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
form"},message:"must have required property 'form'"};e===null?e=[s]:e.push(s),i++}if(m.sms===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sms"},message:"must have required property 'sms'"};e===
null?e=[s]:e.push(s),i++}if(m.email===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="siteId"||s===
"signup"||s==="form"||s==="sms"||s==="email")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}
if(m.siteId!==void 0){let s=m.siteId;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/s\
iteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let r={instancePath:a+"/siteId",schemaPath:"#/p\
roperties/siteId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(
r),i++}}if(m.signup!==void 0){let s=m.signup;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.details===void 0){let r={
instancePath:a+"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"details"},
message:"must have required property 'details'"};e===null?e=[r]:e.push(r),i++}if(s.progress===void 0){let r={instancePath:a+
"/signup",schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"progress"},message:"must\
 have required property 'progress'"};e===null?e=[r]:e.push(r),i++}if(s.bonusCTA===void 0){let r={instancePath:a+"/signup",
schemaPath:"#/properties/signup/required",keyword:"required",params:{missingProperty:"bonusCTA"},message:"must have requ\
ired property 'bonusCTA'"};e===null?e=[r]:e.push(r),i++}if(s.country===void 0){let r={instancePath:a+"/signup",schemaPath:"\
#/properties/signup/required",keyword:"required",params:{missingProperty:"country"},message:"must have required property\
 'country'"};e===null?e=[r]:e.push(r),i++}if(s.backendErrors===void 0){let r={instancePath:a+"/signup",schemaPath:"#/pro\
perties/signup/required",keyword:"required",params:{missingProperty:"backendErrors"},message:"must have required propert\
y 'backendErrors'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="details"||r==="progress"||r==="bonusCTA"||r===
"country"||r==="backendErrors")){let t={instancePath:a+"/signup",schemaPath:"#/properties/signup/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.details!==void 0){let r=s.details;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.playerId===void 0){let t={
instancePath:a+"/signup/details",schemaPath:"#/properties/signup/properties/details/required",keyword:"required",params:{
missingProperty:"playerId"},message:"must have required property 'playerId'"};e===null?e=[t]:e.push(t),i++}if(r.token===
void 0){let t={instancePath:a+"/signup/details",schemaPath:"#/properties/signup/properties/details/required",keyword:"re\
quired",params:{missingProperty:"token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="playerId"||t==="token")){let n={instancePath:a+"/signup/details",schemaPath:"#/properties/signup/properties/de\
tails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addition\
al properties"};e===null?e=[n]:e.push(n),i++}if(r.playerId!==void 0){let t=r.playerId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let n={instancePath:a+"/signup/details/playerId",schemaPath:"#/properties/signup/properties/details/pr\
operties/playerId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let n={instancePath:a+"/signup/details/playerId",schemaPath:"#/properties/signup\
/properties/details/properties/playerId/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),i++}}if(r.token!==void 0){let t=r.token;if(typeof t=="string"){if(c(t)>200){let n={instancePath:a+
"/signup/details/token",schemaPath:"#/properties/signup/properties/details/properties/token/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+
"/signup/details/token",schemaPath:"#/properties/signup/properties/details/properties/token/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/signup/details",schemaPath:"\
#/properties/signup/properties/details/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(s.progress!==void 0){let r=s.progress;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.currentStep===
void 0){let t={instancePath:a+"/signup/progress",schemaPath:"#/properties/signup/properties/progress/required",keyword:"\
required",params:{missingProperty:"currentStep"},message:"must have required property 'currentStep'"};e===null?e=[t]:e.push(
t),i++}if(r.marketRiskSetting===void 0){let t={instancePath:a+"/signup/progress",schemaPath:"#/properties/signup/propert\
ies/progress/required",keyword:"required",params:{missingProperty:"marketRiskSetting"},message:"must have required prope\
rty 'marketRiskSetting'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="currentStep"||t==="marketRiskSetting")){
let n={instancePath:a+"/signup/progress",schemaPath:"#/properties/signup/properties/progress/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),i++}if(r.currentStep!==void 0){let t=r.currentStep;if(typeof t!="string"){let n={instancePath:a+"/signup/progress/cur\
rentStep",schemaPath:"#/properties/signup/properties/progress/properties/currentStep/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(!(t==="Details"||t==="ContactInfo"||t==="Verification"||
t==="Complete"||t==="Unsupported"||t==="Duplicated")){let n={instancePath:a+"/signup/progress/currentStep",schemaPath:"#\
/properties/signup/properties/progress/properties/currentStep/enum",keyword:"enum",params:{allowedValues:D.properties.signup.
properties.progress.properties.currentStep.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.
push(n),i++}}if(r.marketRiskSetting!==void 0){let t=r.marketRiskSetting;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
smsVerification===void 0){let n={instancePath:a+"/signup/progress/marketRiskSetting",schemaPath:"#/properties/signup/pro\
perties/progress/properties/marketRiskSetting/required",keyword:"required",params:{missingProperty:"smsVerification"},message:"\
must have required property 'smsVerification'"};e===null?e=[n]:e.push(n),i++}if(t.emailVerification===void 0){let n={instancePath:a+
"/signup/progress/marketRiskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/re\
quired",keyword:"required",params:{missingProperty:"emailVerification"},message:"must have required property 'emailVerif\
ication'"};e===null?e=[n]:e.push(n),i++}for(let n in t)if(!(n==="smsVerification"||n==="emailVerification"||n==="registe\
rIdentifier")){let o={instancePath:a+"/signup/progress/marketRiskSetting",schemaPath:"#/properties/signup/properties/pro\
gress/properties/marketRiskSetting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(t.smsVerification!==void 0&&typeof t.smsVerification!=
"boolean"){let n={instancePath:a+"/signup/progress/marketRiskSetting/smsVerification",schemaPath:"#/properties/signup/pr\
operties/progress/properties/marketRiskSetting/properties/smsVerification/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[n]:e.push(n),i++}if(t.emailVerification!==void 0&&typeof t.emailVerification!="boolean"){let n={
instancePath:a+"/signup/progress/marketRiskSetting/emailVerification",schemaPath:"#/properties/signup/properties/progres\
s/properties/marketRiskSetting/properties/emailVerification/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[n]:e.push(n),i++}if(t.registerIdentifier!==void 0){let n=t.registerIdentifier;if(typeof n!="stri\
ng"){let o={instancePath:a+"/signup/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/signup/prope\
rties/progress/properties/marketRiskSetting/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}if(!(n==="birth-place"||n==="se-personal-number"||n==="nl-citizen-number"||
n==="dk-cpr")){let o={instancePath:a+"/signup/progress/marketRiskSetting/registerIdentifier",schemaPath:"#/properties/si\
gnup/properties/progress/properties/marketRiskSetting/properties/registerIdentifier/enum",keyword:"enum",params:{allowedValues:D.
properties.signup.properties.progress.properties.marketRiskSetting.properties.registerIdentifier.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}}else{let n={instancePath:a+"/signup/progress/marketR\
iskSetting",schemaPath:"#/properties/signup/properties/progress/properties/marketRiskSetting/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/signup/progress",schemaPath:"\
#/properties/signup/properties/progress/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(s.bonusCTA!==void 0){let r=s.bonusCTA;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.smsMaxAttempts===
void 0){let t={instancePath:a+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/required",keyword:"\
required",params:{missingProperty:"smsMaxAttempts"},message:"must have required property 'smsMaxAttempts'"};e===null?e=[
t]:e.push(t),i++}for(let t in r)if(t!=="smsMaxAttempts"){let n={instancePath:a+"/signup/bonusCTA",schemaPath:"#/properti\
es/signup/properties/bonusCTA/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(r.smsMaxAttempts!==void 0&&typeof r.smsMaxAttempts!=
"boolean"){let t={instancePath:a+"/signup/bonusCTA/smsMaxAttempts",schemaPath:"#/properties/signup/properties/bonusCTA/p\
roperties/smsMaxAttempts/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a+"/signup/bonusCTA",schemaPath:"#/properties/signup/properties/bonusCTA/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.country!==void 0){let r=s.country;
if(typeof r=="string"){if(c(r)>2){let t={instancePath:a+"/signup/country",schemaPath:"#/properties/signup/properties/cou\
ntry/maxLength",keyword:"maxLength",params:{limit:2},message:"must NOT have more than 2 characters"};e===null?e=[t]:e.push(
t),i++}if(!k.test(r)){let t={instancePath:a+"/signup/country",schemaPath:"#/properties/signup/properties/country/pattern",
keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/signup/country",schemaPath:"#/properties/signup/properties/country/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.backendErrors!==void 0){let r=s.backendErrors;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let o=r[n];if(typeof o=="string"){if(c(o)>200){let p={instancePath:a+
"/signup/backendErrors/"+n,schemaPath:"#/properties/signup/properties/backendErrors/items/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:a+
"/signup/backendErrors/"+n,schemaPath:"#/properties/signup/properties/backendErrors/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+"/signup/backendErrors",schemaPath:"\
#/properties/signup/properties/backendErrors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/signup",schemaPath:"#/properties/signup/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.form!==void 0){let s=m.form;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r in s)if(!F.call(D.properties.form.properties,r)){let t={instancePath:a+"/form",schemaPath:"\
#/properties/form/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),i++}if(s.country!==void 0){let r=s.country;if(typeof r=="string"){if(c(
r)>2){let t={instancePath:a+"/form/country",schemaPath:"#/properties/form/properties/country/maxLength",keyword:"maxLeng\
th",params:{limit:2},message:"must NOT have more than 2 characters"};e===null?e=[t]:e.push(t),i++}if(!k.test(r)){let t={
instancePath:a+"/form/country",schemaPath:"#/properties/form/properties/country/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/form/\
country",schemaPath:"#/properties/form/properties/country/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),i++}}if(s.firstName!==void 0){let r=s.firstName;if(typeof r=="string"){if(c(r)>100){let t={
instancePath:a+"/form/firstName",schemaPath:"#/properties/form/properties/firstName/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/\
form/firstName",schemaPath:"#/properties/form/properties/firstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.lastName!==void 0){let r=s.lastName;if(typeof r=="string"){if(c(r)>100){
let t={instancePath:a+"/form/lastName",schemaPath:"#/properties/form/properties/lastName/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/form/lastName",schemaPath:"#/properties/form/properties/lastName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(c(r)>254){let t={
instancePath:a+"/form/email",schemaPath:"#/properties/form/properties/email/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/form/email",
schemaPath:"#/properties/form/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}if(s.phonePrefix!==void 0){let r=s.phonePrefix;if(typeof r=="string"){if(c(r)>5){let t={instancePath:a+
"/form/phonePrefix",schemaPath:"#/properties/form/properties/phonePrefix/maxLength",keyword:"maxLength",params:{limit:5},
message:"must NOT have more than 5 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/form/phonePre\
fix",schemaPath:"#/properties/form/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),i++}}if(s.phoneBody!==void 0){let r=s.phoneBody;if(typeof r=="string"){if(c(r)>24){let t={
instancePath:a+"/form/phoneBody",schemaPath:"#/properties/form/properties/phoneBody/maxLength",keyword:"maxLength",params:{
limit:24},message:"must NOT have more than 24 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/fo\
rm/phoneBody",schemaPath:"#/properties/form/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),i++}}if(s.bonusCode!==void 0){let r=s.bonusCode;if(typeof r=="string"){if(c(r)>60){
let t={instancePath:a+"/form/bonusCode",schemaPath:"#/properties/form/properties/bonusCode/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/form/bonusCode",schemaPath:"#/properties/form/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.termsAndConditionsAccepted!==void 0&&typeof s.termsAndConditionsAccepted!=
"boolean"){let r={instancePath:a+"/form/termsAndConditionsAccepted",schemaPath:"#/properties/form/properties/termsAndCon\
ditionsAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.
cookiePolicyAccepted!==void 0&&typeof s.cookiePolicyAccepted!="boolean"){let r={instancePath:a+"/form/cookiePolicyAccept\
ed",schemaPath:"#/properties/form/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.marketingOptIn!==void 0&&typeof s.marketingOptIn!="boolean"){let r={
instancePath:a+"/form/marketingOptIn",schemaPath:"#/properties/form/properties/marketingOptIn/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.birthDay!==void 0){let r=s.birthDay;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/form/birthDay",schemaPath:"#/properties/form/properti\
es/birthDay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r>31||isNaN(r)){let t={instancePath:a+"/form/birthDay",schemaPath:"#/properties/form/propertie\
s/birthDay/maximum",keyword:"maximum",params:{comparison:"<=",limit:31},message:"must be <= 31"};e===null?e=[t]:e.push(t),
i++}if(r<1||isNaN(r)){let t={instancePath:a+"/form/birthDay",schemaPath:"#/properties/form/properties/birthDay/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.birthMonth!==
void 0){let r=s.birthMonth;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/form/birthM\
onth",schemaPath:"#/properties/form/properties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>12||isNaN(r)){let t={instancePath:a+"/fo\
rm/birthMonth",schemaPath:"#/properties/form/properties/birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},
message:"must be <= 12"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:a+"/form/birthMonth",schemaPath:"\
#/properties/form/properties/birthMonth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[t]:e.push(t),i++}}}if(s.birthYear!==void 0){let r=s.birthYear;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:a+"/form/birthYear",schemaPath:"#/properties/form/properties/birthYear/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){
if(r>2100||isNaN(r)){let t={instancePath:a+"/form/birthYear",schemaPath:"#/properties/form/properties/birthYear/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2100},message:"must be <= 2100"};e===null?e=[t]:e.push(t),i++}if(r<1900||
isNaN(r)){let t={instancePath:a+"/form/birthYear",schemaPath:"#/properties/form/properties/birthYear/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1900},message:"must be >= 1900"};e===null?e=[t]:e.push(t),i++}}}if(s.postCode!==void 0){
let r=s.postCode;if(typeof r=="string"){if(c(r)>12){let t={instancePath:a+"/form/postCode",schemaPath:"#/properties/form\
/properties/postCode/maxLength",keyword:"maxLength",params:{limit:12},message:"must NOT have more than 12 characters"};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/form/postCode",schemaPath:"#/properties/form/properties/postCode/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cpf!==void 0){let r=s.
cpf;if(typeof r=="string"){if(c(r)>18){let t={instancePath:a+"/form/cpf",schemaPath:"#/properties/form/properties/cpf/ma\
xLength",keyword:"maxLength",params:{limit:18},message:"must NOT have more than 18 characters"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a+"/form/cpf",schemaPath:"#/properties/form/properties/cpf/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.province!==void 0){let r=s.province;if(typeof r=="\
string"){if(c(r)>2){let t={instancePath:a+"/form/province",schemaPath:"#/properties/form/properties/province/maxLength",
keyword:"maxLength",params:{limit:2},message:"must NOT have more than 2 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/form/province",schemaPath:"#/properties/form/properties/province/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/form",schemaPath:"#/prope\
rties/form/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.sms!==
void 0){let s=m.sms;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:a+"/sms",schemaPath:"\
#/properties/sms/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'st\
atus'"};e===null?e=[r]:e.push(r),i++}if(s.sentAt===void 0){let r={instancePath:a+"/sms",schemaPath:"#/properties/sms/req\
uired",keyword:"required",params:{missingProperty:"sentAt"},message:"must have required property 'sentAt'"};e===null?e=[
r]:e.push(r),i++}if(s.failures===void 0){let r={instancePath:a+"/sms",schemaPath:"#/properties/sms/required",keyword:"re\
quired",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[r]:e.push(r),i++}
for(let r in s)if(!(r==="status"||r==="sentAt"||r==="failures")){let t={instancePath:a+"/sms",schemaPath:"#/properties/s\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties"};e===null?e=[t]:e.push(t),i++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:a+
"/sms/status",schemaPath:"#/properties/sms/properties/status/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),i++}if(!(r==="uninitialized"||r==="sendSuccess"||r==="verifySuccess"||r==="sendFail"||
r==="verifyFail")){let t={instancePath:a+"/sms/status",schemaPath:"#/properties/sms/properties/status/enum",keyword:"enu\
m",params:{allowedValues:D.properties.sms.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),i++}}if(s.sentAt!==void 0){let r=s.sentAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:a+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:a+"/sms/sentAt",schemaPath:"#/properties/sms/properties/sentAt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.failures!==void 0){let r=s.failures;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/sms/failures",schemaPath:"#/properties/sms/properties\
/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:a+"/sms/failures",schemaPath:"#/properties/sms/properties/fa\
ilures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:a+"/sms",schemaPath:"#/properties/sms/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),i++}}if(m.email!==void 0){let s=m.email;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
status===void 0){let r={instancePath:a+"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),i++}if(s.sentAt===void 0){let r={instancePath:a+
"/email",schemaPath:"#/properties/email/required",keyword:"required",params:{missingProperty:"sentAt"},message:"must hav\
e required property 'sentAt'"};e===null?e=[r]:e.push(r),i++}if(s.failures===void 0){let r={instancePath:a+"/email",schemaPath:"\
#/properties/email/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property\
 'failures'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="status"||r==="sentAt"||r==="failures")){let t={instancePath:a+
"/email",schemaPath:"#/properties/email/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.status!==void 0){let r=s.status;if(typeof r!=
"string"){let t={instancePath:a+"/email/status",schemaPath:"#/properties/email/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(!(r==="uninitialized"||r==="sendSuccess"||r==="\
verifySuccess"||r==="sendFail"||r==="verifyFail")){let t={instancePath:a+"/email/status",schemaPath:"#/properties/email/\
properties/status/enum",keyword:"enum",params:{allowedValues:D.properties.email.properties.status.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.sentAt!==void 0){let r=s.sentAt;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/email/sentAt",schemaPath:"#/properties/email/properti\
es/sentAt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:a+"/email/sentAt",schemaPath:"#/properties/email/properties/\
sentAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}
if(s.failures!==void 0){let r=s.failures;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+
"/email/failures",schemaPath:"#/properties/email/properties/failures/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:a+
"/email/failures",schemaPath:"#/properties/email/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/email",schemaPath:"#/proper\
ties/email/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}}else{let s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),i++}return He.errors=e,i===0}var Yr=Ge,qe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/site/rule-pack.schema.json",title:"Rule pack",description:"The rules of a jurisdiction: brands/rules/<jurisdict\
ion>.json. They bind every market that names the jurisdiction and every market of the countries it is the law of; a bran\
d may be stricter, never looser.",type:"object",additionalProperties:!1,properties:{jurisdiction:{type:"string",title:"J\
urisdiction",description:"Name of the file.",pattern:"^[a-z][a-z0-9-]*$",maxLength:40},name:{type:"string",title:"Name",
description:"Name for operators, with the law.",minLength:2,maxLength:120},authority:{type:"string",title:"Authority",description:"\
Who supervises it.",minLength:2,maxLength:120},countries:{type:"array",title:"Countries",description:"Countries it is th\
e law of: their markets cannot choose another. Left out: it is a licence that markets name.",items:{type:"string",title:"\
Country",description:"ISO 3166 code.",pattern:"^[A-Z]{2}$"},minItems:1,uniqueItems:!0},rules:{type:"array",title:"Rules",
description:"One or more versions of each rule; the date decides.",minItems:1,items:{type:"object",title:"Rule",description:"\
A rule in one version.",additionalProperties:!1,properties:{rule:{type:"string",title:"Rule",description:"Name of the ru\
le.",enum:["marketStatus","minimumAge","youngAdultAge","verifiedBeforePlay","documentsAnnounced","demoPlay","verticals",
"jackpotGames","tableGames","cookiesPreTicked","payAndPlay","withdrawalCancellation","creditCards","depositLimitRequired",
"depositLimitPeriods","balanceLimitRequired","limitPrompt","limitsLink","depositLimitIsGross","limitPresets","limitIncre\
aseDelayHours","limitIncreaseWaitsForPeriod","limitIncreaseConfirmed","limitReviewMonths","limitNotices","loginTimeLimit\
s","maximumMonthlyDeposit","maximumMonthlyDepositYoung","contactAboveMonthlyDeposit","contactAboveMonthlyDepositYoung","\
netDepositShown","maximumStake","maximumStakeYoung","minimumSpinMs","minimumTableGameMs","autoplay","fastPlay","lossesAs\
Wins","parallelPlay","realityCheckMinutes","realityCheckBreakMinutes","activitySummaryHours","sessionClock","netPosition",
"idleMinutes","panicButton","breakDays","exclusionMonths","exclusionOneClick","exclusionAcrossBrands","exclusionRegister\
s","exclusionIdentifiers","exclusionCheckHours","exclusionAtSignUp","marks","marksInView","requiredPages","riskWarning",
"gamblingIntroduction","returnToPlayer","bonuses","welcomeBonus","bonusDuringPlay","bonusFirstTimeOnly","bonusMinimumDay\
s","bonusMaximumWagering","bonusMixedProducts","loyalty","marketingConsent","historyMonths","oddsChangesConfirmed"]},value:{
title:"Value",description:"What the jurisdiction asks for."},source:{type:"object",title:"Source",description:"Where it \
is written.",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Law or standard, with t\
he clause.",minLength:2,maxLength:200},url:{type:"string",title:"Address",description:"Where to read it.",pattern:"^http\
s://[^\\s]+$",maxLength:400},seen:{type:"string",title:"Seen",description:"primary: the text itself; secondary: a report\
 of it; unverified: to be confirmed by counsel before launch.",enum:["primary","secondary","unverified"]}},required:["ti\
tle","url","seen"]},effective:{type:"object",title:"In force",description:"First and last day, in the time zone of the m\
arket.",additionalProperties:!1,properties:{from:{type:"string",title:"From",description:"First day.",pattern:"^\\d{4}-\\d\
{2}-\\d{2}$"},to:{type:"string",title:"To",description:"Last day.",pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:["from"]},
mayFollowSpecification:{type:"boolean",title:"May follow the specification",description:"A market may choose the value o\
f the specification instead, by name; its report says so."},note:{type:"string",title:"Note",description:"What a reader \
should know.",maxLength:600}},required:["rule","value","source","effective"]}}},required:["jurisdiction","name","authori\
ty","rules"]},br=new RegExp("^https://[^\\s]+$","u"),Ae=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u");function Ge(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.jurisdiction===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"\
must have required property 'jurisdiction'"};e===null?e=[s]:e.push(s),i++}if(m.name===void 0){let s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[s]:e.push(s),i++}if(m.authority===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authority"},message:"must have required property 'authority'"};e===null?e=[s]:e.push(s),i++}if(m.rules===void 0){let s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required p\
roperty 'rules'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="jurisdiction"||s==="name"||s==="authority"||s===
"countries"||s==="rules")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.jurisdiction!==void 0){
let s=m.jurisdiction;if(typeof s=="string"){if(c(s)>40){let r={instancePath:a+"/jurisdiction",schemaPath:"#/properties/j\
urisdiction/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=
[r]:e.push(r),i++}if(!Fe.test(s)){let r={instancePath:a+"/jurisdiction",schemaPath:"#/properties/jurisdiction/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:a+"/jurisdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.name!==void 0){let s=m.name;if(typeof s=="string"){
if(c(s)>120){let r={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),i++}if(c(s)<2){let r={instancePath:a+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 charac\
ters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.authority!==void 0){let s=m.authority;
if(typeof s=="string"){if(c(s)>120){let r={instancePath:a+"/authority",schemaPath:"#/properties/authority/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),i++}if(c(s)<2){
let r={instancePath:a+"/authority",schemaPath:"#/properties/authority/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/authority",schemaPath:"\
#/properties/authority/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}
if(m.countries!==void 0){let s=m.countries;if(Array.isArray(s)){if(s.length<1){let o={instancePath:a+"/countries",schemaPath:"\
#/properties/countries/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),i++}let r=s.length;for(let o=0;o<r;o++){let p=s[o];if(typeof p=="string"){if(!k.test(p)){let l={instancePath:a+
"/countries/"+o,schemaPath:"#/properties/countries/items/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'\
must match pattern "^[A-Z]{2}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/countries/"+o,schemaPath:"#\
/properties/countries/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),i++}}let t=s.length,n;if(t>1){let o={};for(;t--;){let p=s[t];if(typeof p=="string"){if(typeof o[p]=="number"){n=o[p];
let l={instancePath:a+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i:t,j:n},
message:"must NOT have duplicate items (items ## "+n+" and "+t+" are identical)"};e===null?e=[l]:e.push(l),i++;break}o[p]=
t}}}}else{let r={instancePath:a+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(m.rules!==void 0){let s=m.rules;if(Array.isArray(s)){if(s.length<
1){let t={instancePath:a+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.rule===void 0){let o={instancePath:a+"/rules/"+t,schemaPath:"#/properties/rules/items/\
required",keyword:"required",params:{missingProperty:"rule"},message:"must have required property 'rule'"};e===null?e=[o]:
e.push(o),i++}if(n.value===void 0){let o={instancePath:a+"/rules/"+t,schemaPath:"#/properties/rules/items/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[o]:e.push(o),i++}if(n.
source===void 0){let o={instancePath:a+"/rules/"+t,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[o]:e.push(o),i++}if(n.effective===
void 0){let o={instancePath:a+"/rules/"+t,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:"\
effective"},message:"must have required property 'effective'"};e===null?e=[o]:e.push(o),i++}for(let o in n)if(!(o==="rul\
e"||o==="value"||o==="source"||o==="effective"||o==="mayFollowSpecification"||o==="note")){let p={instancePath:a+"/rules\
/"+t,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(n.rule!==void 0){let o=n.rule;if(typeof o!=
"string"){let p={instancePath:a+"/rules/"+t+"/rule",schemaPath:"#/properties/rules/items/properties/rule/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="marketStatus"||o==="minimu\
mAge"||o==="youngAdultAge"||o==="verifiedBeforePlay"||o==="documentsAnnounced"||o==="demoPlay"||o==="verticals"||o==="ja\
ckpotGames"||o==="tableGames"||o==="cookiesPreTicked"||o==="payAndPlay"||o==="withdrawalCancellation"||o==="creditCards"||
o==="depositLimitRequired"||o==="depositLimitPeriods"||o==="balanceLimitRequired"||o==="limitPrompt"||o==="limitsLink"||
o==="depositLimitIsGross"||o==="limitPresets"||o==="limitIncreaseDelayHours"||o==="limitIncreaseWaitsForPeriod"||o==="li\
mitIncreaseConfirmed"||o==="limitReviewMonths"||o==="limitNotices"||o==="loginTimeLimits"||o==="maximumMonthlyDeposit"||
o==="maximumMonthlyDepositYoung"||o==="contactAboveMonthlyDeposit"||o==="contactAboveMonthlyDepositYoung"||o==="netDepos\
itShown"||o==="maximumStake"||o==="maximumStakeYoung"||o==="minimumSpinMs"||o==="minimumTableGameMs"||o==="autoplay"||o===
"fastPlay"||o==="lossesAsWins"||o==="parallelPlay"||o==="realityCheckMinutes"||o==="realityCheckBreakMinutes"||o==="acti\
vitySummaryHours"||o==="sessionClock"||o==="netPosition"||o==="idleMinutes"||o==="panicButton"||o==="breakDays"||o==="ex\
clusionMonths"||o==="exclusionOneClick"||o==="exclusionAcrossBrands"||o==="exclusionRegisters"||o==="exclusionIdentifier\
s"||o==="exclusionCheckHours"||o==="exclusionAtSignUp"||o==="marks"||o==="marksInView"||o==="requiredPages"||o==="riskWa\
rning"||o==="gamblingIntroduction"||o==="returnToPlayer"||o==="bonuses"||o==="welcomeBonus"||o==="bonusDuringPlay"||o===
"bonusFirstTimeOnly"||o==="bonusMinimumDays"||o==="bonusMaximumWagering"||o==="bonusMixedProducts"||o==="loyalty"||o==="\
marketingConsent"||o==="historyMonths"||o==="oddsChangesConfirmed")){let p={instancePath:a+"/rules/"+t+"/rule",schemaPath:"\
#/properties/rules/items/properties/rule/enum",keyword:"enum",params:{allowedValues:qe.properties.rules.items.properties.
rule.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(n.source!==void 0){let o=n.
source;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.title===void 0){let p={instancePath:a+"/rules/"+t+"/source",schemaPath:"\
#/properties/rules/items/properties/source/required",keyword:"required",params:{missingProperty:"title"},message:"must h\
ave required property 'title'"};e===null?e=[p]:e.push(p),i++}if(o.url===void 0){let p={instancePath:a+"/rules/"+t+"/sour\
ce",schemaPath:"#/properties/rules/items/properties/source/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[p]:e.push(p),i++}if(o.seen===void 0){let p={instancePath:a+"/rules/"+t+"\
/source",schemaPath:"#/properties/rules/items/properties/source/required",keyword:"required",params:{missingProperty:"se\
en"},message:"must have required property 'seen'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="title"||p==="ur\
l"||p==="seen")){let l={instancePath:a+"/rules/"+t+"/source",schemaPath:"#/properties/rules/items/properties/source/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),i++}if(o.title!==void 0){let p=o.title;if(typeof p=="string"){if(c(p)>200){let l={instancePath:a+
"/rules/"+t+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/title/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),i++}if(c(p)<2){
let l={instancePath:a+"/rules/"+t+"/source/title",schemaPath:"#/properties/rules/items/properties/source/properties/titl\
e/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:a+"/rules/"+t+"/source/title",schemaPath:"#/properties/rules/items/properties/source/pr\
operties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.
url!==void 0){let p=o.url;if(typeof p=="string"){if(c(p)>400){let l={instancePath:a+"/rules/"+t+"/source/url",schemaPath:"\
#/properties/rules/items/properties/source/properties/url/maxLength",keyword:"maxLength",params:{limit:400},message:"mus\
t NOT have more than 400 characters"};e===null?e=[l]:e.push(l),i++}if(!br.test(p)){let l={instancePath:a+"/rules/"+t+"/s\
ource/url",schemaPath:"#/properties/rules/items/properties/source/properties/url/pattern",keyword:"pattern",params:{pattern:"\
^https://[^\\s]+$"},message:'must match pattern "^https://[^\\s]+$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+
"/rules/"+t+"/source/url",schemaPath:"#/properties/rules/items/properties/source/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.seen!==void 0){let p=o.seen;if(typeof p!="st\
ring"){let l={instancePath:a+"/rules/"+t+"/source/seen",schemaPath:"#/properties/rules/items/properties/source/propertie\
s/seen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(!(p==="prim\
ary"||p==="secondary"||p==="unverified")){let l={instancePath:a+"/rules/"+t+"/source/seen",schemaPath:"#/properties/rule\
s/items/properties/source/properties/seen/enum",keyword:"enum",params:{allowedValues:qe.properties.rules.items.properties.
source.properties.seen.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),i++}}}else{let p={
instancePath:a+"/rules/"+t+"/source",schemaPath:"#/properties/rules/items/properties/source/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}if(n.effective!==void 0){let o=n.effective;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.from===void 0){let p={instancePath:a+"/rules/"+t+"/effective",schemaPath:"#/\
properties/rules/items/properties/effective/required",keyword:"required",params:{missingProperty:"from"},message:"must h\
ave required property 'from'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="from"||p==="to")){let l={instancePath:a+
"/rules/"+t+"/effective",schemaPath:"#/properties/rules/items/properties/effective/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}
if(o.from!==void 0){let p=o.from;if(typeof p=="string"){if(!Ae.test(p)){let l={instancePath:a+"/rules/"+t+"/effective/fr\
om",schemaPath:"#/properties/rules/items/properties/effective/properties/from/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:a+"/rules/"+t+"/effective/from",schemaPath:"#/properties/rules/items/properties/effective/properties/from/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.to!==void 0){let p=o.
to;if(typeof p=="string"){if(!Ae.test(p)){let l={instancePath:a+"/rules/"+t+"/effective/to",schemaPath:"#/properties/rul\
es/items/properties/effective/properties/to/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'\
must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/rules/"+t+"/eff\
ective/to",schemaPath:"#/properties/rules/items/properties/effective/properties/to/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:a+"/rules/"+t+"/effective",schemaPath:"\
#/properties/rules/items/properties/effective/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[p]:e.push(p),i++}}if(n.mayFollowSpecification!==void 0&&typeof n.mayFollowSpecification!="boolean"){let o={instancePath:a+
"/rules/"+t+"/mayFollowSpecification",schemaPath:"#/properties/rules/items/properties/mayFollowSpecification/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(n.note!==void 0){let o=n.note;if(typeof o==
"string"){if(c(o)>600){let p={instancePath:a+"/rules/"+t+"/note",schemaPath:"#/properties/rules/items/properties/note/ma\
xLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:a+"/rules/"+t+"/note",schemaPath:"#/properties/rules/items/properties/note/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+"/rules\
/"+t,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ge.errors=e,i===0}var Kr=C,Xr=_e,
kr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/session-answer.schema.json",
title:"Session answer",description:"The private answer of GET /api/player/session: what the clock of the session and the\
 net position beside it show.",type:"object",additionalProperties:!1,properties:{elapsedMs:{title:"Elapsed",description:"\
Milliseconds since the player signed in, by the platform's clock.",type:"integer",minimum:0},winLoss:{title:"Win or loss",
description:"Won less staked since then, in minor units: negative for a loss.",type:"integer"},currency:{title:"Currency",
description:"ISO code of the wallet's currency.",type:"string",pattern:"^[A-Z]{3}$"},display:{title:"Display",description:"\
How amounts in that currency are written in this market.",type:"object",additionalProperties:!1,properties:{symbol:{title:"\
Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{title:"Space",description:"A space stands between s\
ign and amount.",type:"boolean"},position:{title:"Position",description:"Where the sign stands.",type:"string",enum:["be\
fore","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",description:"Decimals of the minor unit by ISO\
 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of numbers",description:"BCP 47 tag of the languag\
e whose way of writing numbers counts; left out: the reader's.",minLength:2,maxLength:35}},required:["symbol","hasSpace",
"position"]}},required:["elapsedMs","winLoss","currency","display"],examples:[{elapsedMs:754e3,winLoss:-1250,currency:"E\
UR",display:{symbol:"€",hasSpace:!0,position:"after"}}]};function _e(m,{instancePath:a="",parentData:v,parentDataProperty:y,
rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.elapsedMs===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"elapsedMs"},message:"must have required property 'el\
apsedMs'"};e===null?e=[s]:e.push(s),i++}if(m.winLoss===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"winLoss"},message:"must have required property 'winLoss'"};e===null?e=[s]:e.push(s),i++}
if(m.currency===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"curren\
cy"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}if(m.display===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"must have required property 'disp\
lay'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="elapsedMs"||s==="winLoss"||s==="currency"||s==="display")){
let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.elapsedMs!==void 0){let s=m.elapsedMs;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let r={instancePath:a+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(m.winLoss!==void 0){let s=m.winLoss;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/winLoss",schemaPath:"#/properties/winLoss/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}}if(m.currency!==void 0){let s=m.currency;
if(typeof s=="string"){if(!T.test(s)){let r={instancePath:a+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={
instancePath:a+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),i++}}if(m.display!==void 0){let s=m.display;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.symbol===void 0){let r={instancePath:a+"/display",schemaPath:"#/properties/display/required",keyword:"required",
params:{missingProperty:"symbol"},message:"must have required property 'symbol'"};e===null?e=[r]:e.push(r),i++}if(s.hasSpace===
void 0){let r={instancePath:a+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"\
hasSpace"},message:"must have required property 'hasSpace'"};e===null?e=[r]:e.push(r),i++}if(s.position===void 0){let r={
instancePath:a+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"positio\
n"},message:"must have required property 'position'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="symbol"||r===
"hasSpace"||r==="position"||r==="minorDigits"||r==="numberTag")){let t={instancePath:a+"/display",schemaPath:"#/properti\
es/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),i++}if(s.symbol!==void 0&&typeof s.symbol!="string"){let r={instancePath:a+
"/display/symbol",schemaPath:"#/properties/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.hasSpace!==void 0&&typeof s.hasSpace!="boolean"){let r={instancePath:a+
"/display/hasSpace",schemaPath:"#/properties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.position!==void 0){let r=s.position;if(typeof r!="string"){let t={instancePath:a+
"/display/position",schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(!(r==="before"||r==="after"||r==="locale")){let t={instancePath:a+"/dis\
play/position",schemaPath:"#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:kr.properties.
display.properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.
minorDigits!==void 0){let r=s.minorDigits;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let t={
instancePath:a+"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",
params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:a+
"/display/minorDigits",schemaPath:"#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(s.numberTag!==void 0){let r=s.numberTag;if(typeof r==
"string"){if(c(r)>35){let t={instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/m\
axLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[t]:e.push(t),
i++}if(c(r)<2){let t={instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLengt\
h",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}}else{
let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}return _e.errors=e,i===0}var Jr=Ye,Pr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/site/staff-file.schema.json",title:"Staff",description:"The file STAFF_FILE: who may work at the desk, a\
nd in which roles.",type:"object",properties:{roles:{title:"Roles",description:"Roles of your own, beside or instead of \
those of app/staff/staff-roles.json.",type:"object",propertyNames:{pattern:"^[a-z][a-z0-9-]{0,39}$"},additionalProperties:{
title:"Role",description:"What its holders may do.",type:"array",uniqueItems:!0,items:{title:"Permission",description:"p\
layers: looks players up; documents: looks at documents and decides about them; restrictions: sets and lifts restriction\
s; withdrawals: decides about them; adjustments: asks for adjustments and approves those of others; money: locks, unlock\
s and grants; audit-log: reads what everybody did.",type:"string",enum:["players","documents","restrictions","withdrawal\
s","adjustments","money","audit-log"]}}},accounts:{title:"Accounts",description:"One for each person.",type:"array",maxItems:1e3,
items:{title:"Account",description:"A member of staff.",type:"object",properties:{name:{title:"Name",description:"Record\
ed as the actor of everything that the person does.",type:"string",pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},roles:{title:"Ro\
les",description:"What the person may do is what any of them may.",type:"array",minItems:1,uniqueItems:!0,items:{title:"\
Role",description:"Name of a role.",type:"string",pattern:"^[a-z][a-z0-9-]{0,39}$"}},password:{title:"Password",description:"\
Argon2id in PHC form, as `npm run staff` writes it.",type:"string",pattern:"^\\$argon2id\\$",maxLength:300}},required:["\
name","roles","password"],additionalProperties:!1}}},required:["accounts"],additionalProperties:!1,examples:[{accounts:[
{name:"ada",roles:["support"],password:"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"}]},{roles:{auditor:["players","aud\
it-log"]},accounts:[]}]},Ne=new RegExp("^[a-z][a-z0-9-]{0,39}$","u"),Ue=new RegExp("^[a-z0-9][a-z0-9-]{0,39}$","u"),xr=new RegExp(
"^\\$argon2id\\$","u");function Ye(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.accounts===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accounts"},message:"must have required property 'accounts'"};e===null?e=[r]:e.push(r),
i++}for(let r in m)if(!(r==="roles"||r==="accounts")){let t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(m.roles!==void 0){let r=m.roles;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r){let n=i;if(typeof t==
"string"&&!Ne.test(t)){let o={instancePath:a+"/roles",schemaPath:"#/properties/roles/propertyNames/pattern",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"',propertyName:t};e===
null?e=[o]:e.push(o),i++}var s=n===i;if(!s){let o={instancePath:a+"/roles",schemaPath:"#/properties/roles/propertyNames",
keyword:"propertyNames",params:{propertyName:t},message:"property name must be valid"};e===null?e=[o]:e.push(o),i++}}for(let t in r){
let n=r[t];if(Array.isArray(n)){let o=n.length;for(let u=0;u<o;u++){let d=n[u];if(typeof d!="string"){let h={instancePath:a+
"/roles/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+u,schemaPath:"#/properties/roles/additionalProperties/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(!(d==="players"||d==="do\
cuments"||d==="restrictions"||d==="withdrawals"||d==="adjustments"||d==="money"||d==="audit-log")){let h={instancePath:a+
"/roles/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+u,schemaPath:"#/properties/roles/additionalProperties/items/enum",
keyword:"enum",params:{allowedValues:Pr.properties.roles.additionalProperties.items.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[h]:e.push(h),i++}}let p=n.length,l;if(p>1){let u={};for(;p--;){let d=n[p];if(typeof d==
"string"){if(typeof u[d]=="number"){l=u[d];let h={instancePath:a+"/roles/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/roles/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:p,j:l},message:"must NOT have dupli\
cate items (items ## "+l+" and "+p+" are identical)"};e===null?e=[h]:e.push(h),i++;break}u[d]=p}}}}else{let o={instancePath:a+
"/roles/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/roles/additionalProperties/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:a+"/roles",schemaPath:"\
#/properties/roles/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.
accounts!==void 0){let r=m.accounts;if(Array.isArray(r)){if(r.length>1e3){let n={instancePath:a+"/accounts",schemaPath:"\
#/properties/accounts/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===
null?e=[n]:e.push(n),i++}let t=r.length;for(let n=0;n<t;n++){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
name===void 0){let p={instancePath:a+"/accounts/"+n,schemaPath:"#/properties/accounts/items/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),i++}if(o.roles===
void 0){let p={instancePath:a+"/accounts/"+n,schemaPath:"#/properties/accounts/items/required",keyword:"required",params:{
missingProperty:"roles"},message:"must have required property 'roles'"};e===null?e=[p]:e.push(p),i++}if(o.password===void 0){
let p={instancePath:a+"/accounts/"+n,schemaPath:"#/properties/accounts/items/required",keyword:"required",params:{missingProperty:"\
password"},message:"must have required property 'password'"};e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="name"||
p==="roles"||p==="password")){let l={instancePath:a+"/accounts/"+n,schemaPath:"#/properties/accounts/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),i++}if(o.name!==void 0){let p=o.name;if(typeof p=="string"){if(!Ue.test(p)){let l={instancePath:a+"\
/accounts/"+n+"/name",schemaPath:"#/properties/accounts/items/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:a+"/accounts/"+n+"/name",schemaPath:"#/properties/accounts/items/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(o.roles!==void 0){let p=o.roles;if(Array.
isArray(p)){if(p.length<1){let h={instancePath:a+"/accounts/"+n+"/roles",schemaPath:"#/properties/accounts/items/propert\
ies/roles/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(
h),i++}let l=p.length;for(let h=0;h<l;h++){let f=p[h];if(typeof f=="string"){if(!Ne.test(f)){let w={instancePath:a+"/acc\
ounts/"+n+"/roles/"+h,schemaPath:"#/properties/accounts/items/properties/roles/items/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[w]:e.push(w),i++}}else{
let w={instancePath:a+"/accounts/"+n+"/roles/"+h,schemaPath:"#/properties/accounts/items/properties/roles/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}let u=p.length,d;if(u>1){let h={};for(;u--;){
let f=p[u];if(typeof f=="string"){if(typeof h[f]=="number"){d=h[f];let w={instancePath:a+"/accounts/"+n+"/roles",schemaPath:"\
#/properties/accounts/items/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i:u,j:d},message:"must NOT have \
duplicate items (items ## "+d+" and "+u+" are identical)"};e===null?e=[w]:e.push(w),i++;break}h[f]=u}}}}else{let l={instancePath:a+
"/accounts/"+n+"/roles",schemaPath:"#/properties/accounts/items/properties/roles/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(o.password!==void 0){let p=o.password;if(typeof p=="string"){
if(c(p)>300){let l={instancePath:a+"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/items/properties/passwor\
d/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(
l),i++}if(!xr.test(p)){let l={instancePath:a+"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/items/properti\
es/password/pattern",keyword:"pattern",params:{pattern:"^\\$argon2id\\$"},message:'must match pattern "^\\$argon2id\\$"'};
e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:a+"/accounts/"+n+"/password",schemaPath:"#/properties/accounts/it\
ems/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{
let p={instancePath:a+"/accounts/"+n,schemaPath:"#/properties/accounts/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let t={instancePath:a+"/accounts",schemaPath:"#/properties\
/accounts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Ye.errors=e,i===0}var Qr=Ke;function Ke(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.name===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(m.passwordMark===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"passwordMark"},message:"must have required property \
'passwordMark'"};e===null?e=[s]:e.push(s),i++}if(m.startedAt===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(
s),i++}if(m.seenAt===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
eenAt"},message:"must have required property 'seenAt'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="name"||s===
"passwordMark"||s==="startedAt"||s==="seenAt"||s==="draft")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(m.name!==void 0){let s=m.name;if(typeof s=="string"){if(!Ue.test(s)){let r={instancePath:a+"/name",schemaPath:"\
#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]{0,39}$"},message:'must match pattern "^\
[a-z0-9][a-z0-9-]{0,39}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.passwordMark!==
void 0){let s=m.passwordMark;if(typeof s=="string"){if(c(s)>100){let r={instancePath:a+"/passwordMark",schemaPath:"#/pro\
perties/passwordMark/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[r]:e.push(r),i++}if(c(s)<1){let r={instancePath:a+"/passwordMark",schemaPath:"#/properties/passwordMark/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:a+"/passwordMark",schemaPath:"#/properties/passwordMark/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(m.startedAt!==void 0){let s=m.startedAt;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}}if(m.seenAt!==void 0){let s=m.seenAt;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:a+"/seenAt",schemaPath:"#/properties/seenA\
t/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}}if(m.draft!==void 0){
let s=m.draft;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let r={instancePath:a+"/draft",schemaPath:"\
#/properties/draft/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'pa\
th'"};e===null?e=[r]:e.push(r),i++}if(s.fields===void 0){let r={instancePath:a+"/draft",schemaPath:"#/properties/draft/r\
equired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=
[r]:e.push(r),i++}for(let r in s)if(!(r==="path"||r==="fields")){let t={instancePath:a+"/draft",schemaPath:"#/properties\
/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties"};e===null?e=[t]:e.push(t),i++}if(s.path!==void 0){let r=s.path;if(typeof r=="string"){if(c(r)>500){let t={
instancePath:a+"/draft/path",schemaPath:"#/properties/draft/properties/path/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/draft/path",
schemaPath:"#/properties/draft/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}if(s.fields!==void 0){let r=s.fields;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let n=r[t];if(typeof n=="string"){if(c(n)>2e3){let o={instancePath:a+"/draft/fields/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:a+"/draft/fiel\
ds/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/draft/properties/fields/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:a+
"/draft/fields",schemaPath:"#/properties/draft/properties/fields/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/draft",schemaPath:"#/properties/draft/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ke.errors=e,
i===0}var et=Xe,Q={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/theme.schema.\
json",title:"Theme",description:"The closed set of tokens of every brand; each becomes a CSS custom property --mq-<group\
>-<name>.",type:"object",additionalProperties:!1,properties:{scheme:{type:"string",title:"Scheme",description:"Whether t\
he background is dark or light.",enum:["dark","light"]},color:{title:"Colours",description:"Each text colour has at leas\
t 4.5 : 1 on the surface it is named for.",type:"object",additionalProperties:!1,properties:{background:{type:"string",title:"\
Page background",description:"Page background. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F\
]{6}([0-9a-fA-F]{2})?$"},surface:{type:"string",title:"Cards and panels",description:"Cards and panels. A hexadecimal co\
lour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},surfaceRaised:{type:"string",title:"Me\
nus and dialogs",description:"Menus and dialogs. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA\
-F]{6}([0-9a-fA-F]{2})?$"},surfaceSunken:{type:"string",title:"Wells and inputs",description:"Wells and inputs. A hexade\
cimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},border:{type:"string",title:"H\
airlines",description:"Hairlines. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"^#[0-9a-fA-F]{6}([0-9a-fA\
-F]{2})?$"},text:{type:"string",title:"Text",description:"Text. A hexadecimal colour such as #1d1503 or #1d1503cc.",pattern:"\
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
ut"]},b=new RegExp("^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$","u"),Le=new RegExp("^[A-Za-z0-9][A-Za-z0-9 _-]*$","u"),qr=new RegExp(
"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$","u"),R=new RegExp("^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$",
"u"),ee=new RegExp("^(none|polygon\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\)) (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] \
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){2,19}\\)|inset\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))( (-?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?)+\\))){0,3}( round (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$","u"),re=new RegExp("^(none|(linear-gradient\\((-\
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
2}){1,7}\\))){0,5})$","u"),te=new RegExp("^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,\
5})$","u"),Ar=new RegExp("^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\\
d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|ro\
tate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|\
rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$","u"),$=new RegExp("^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max\
)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?\
|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$","u");function Xe(m,{instancePath:a="",
parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.scheme===
void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheme"},message:"must\
 have required property 'scheme'"};e===null?e=[s]:e.push(s),i++}if(m.color===void 0){let s={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"color"},message:"must have required property 'color'"};e===null?e=
[s]:e.push(s),i++}if(m.font===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
font"},message:"must have required property 'font'"};e===null?e=[s]:e.push(s),i++}if(m.radius===void 0){let s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"radius"},message:"must have required property 'radiu\
s'"};e===null?e=[s]:e.push(s),i++}if(m.clip===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"clip"},message:"must have required property 'clip'"};e===null?e=[s]:e.push(s),i++}if(m.effect===void 0){
let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"effect"},message:"must have re\
quired property 'effect'"};e===null?e=[s]:e.push(s),i++}if(m.layout===void 0){let s={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"layout"},message:"must have required property 'layout'"};e===null?e=[s]:
e.push(s),i++}for(let s in m)if(!(s==="scheme"||s==="color"||s==="font"||s==="radius"||s==="clip"||s==="effect"||s==="la\
yout")){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.scheme!==void 0){let s=m.scheme;if(typeof s!=
"string"){let r={instancePath:a+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="dark"||s==="light")){let r={instancePath:a+"/scheme",schemaPath:"\
#/properties/scheme/enum",keyword:"enum",params:{allowedValues:Q.properties.scheme.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.color!==void 0){let s=m.color;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.background===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"r\
equired",params:{missingProperty:"background"},message:"must have required property 'background'"};e===null?e=[r]:e.push(
r),i++}if(s.surface===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",
params:{missingProperty:"surface"},message:"must have required property 'surface'"};e===null?e=[r]:e.push(r),i++}if(s.surfaceRaised===
void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceRaised"},message:"must have required property 'surfaceRaised'"};e===null?e=[r]:e.push(r),i++}if(s.surfaceSunken===
void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
surfaceSunken"},message:"must have required property 'surfaceSunken'"};e===null?e=[r]:e.push(r),i++}if(s.border===void 0){
let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"bord\
er"},message:"must have required property 'border'"};e===null?e=[r]:e.push(r),i++}if(s.text===void 0){let r={instancePath:a+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"text"},message:"must have \
required property 'text'"};e===null?e=[r]:e.push(r),i++}if(s.textMuted===void 0){let r={instancePath:a+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"textMuted"},message:"must have required propert\
y 'textMuted'"};e===null?e=[r]:e.push(r),i++}if(s.primary===void 0){let r={instancePath:a+"/color",schemaPath:"#/propert\
ies/color/required",keyword:"required",params:{missingProperty:"primary"},message:"must have required property 'primary'"};
e===null?e=[r]:e.push(r),i++}if(s.primaryHover===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/r\
equired",keyword:"required",params:{missingProperty:"primaryHover"},message:"must have required property 'primaryHover'"};
e===null?e=[r]:e.push(r),i++}if(s.onPrimary===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/requ\
ired",keyword:"required",params:{missingProperty:"onPrimary"},message:"must have required property 'onPrimary'"};e===null?
e=[r]:e.push(r),i++}if(s.accent===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"\
required",params:{missingProperty:"accent"},message:"must have required property 'accent'"};e===null?e=[r]:e.push(r),i++}
if(s.onAccent===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{
missingProperty:"onAccent"},message:"must have required property 'onAccent'"};e===null?e=[r]:e.push(r),i++}if(s.link===void 0){
let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"link"},
message:"must have required property 'link'"};e===null?e=[r]:e.push(r),i++}if(s.focus===void 0){let r={instancePath:a+"/\
color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"focus"},message:"must have r\
equired property 'focus'"};e===null?e=[r]:e.push(r),i++}if(s.header===void 0){let r={instancePath:a+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property '\
header'"};e===null?e=[r]:e.push(r),i++}if(s.onHeader===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/c\
olor/required",keyword:"required",params:{missingProperty:"onHeader"},message:"must have required property 'onHeader'"};
e===null?e=[r]:e.push(r),i++}if(s.footer===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/require\
d",keyword:"required",params:{missingProperty:"footer"},message:"must have required property 'footer'"};e===null?e=[r]:e.
push(r),i++}if(s.onFooter===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"req\
uired",params:{missingProperty:"onFooter"},message:"must have required property 'onFooter'"};e===null?e=[r]:e.push(r),i++}
if(s.live===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
live"},message:"must have required property 'live'"};e===null?e=[r]:e.push(r),i++}if(s.onLive===void 0){let r={instancePath:a+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onLive"},message:"must hav\
e required property 'onLive'"};e===null?e=[r]:e.push(r),i++}if(s.jackpot===void 0){let r={instancePath:a+"/color",schemaPath:"\
#/properties/color/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[r]:e.push(r),i++}if(s.success===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/\
color/required",keyword:"required",params:{missingProperty:"success"},message:"must have required property 'success'"};e===
null?e=[r]:e.push(r),i++}if(s.warning===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",
keyword:"required",params:{missingProperty:"warning"},message:"must have required property 'warning'"};e===null?e=[r]:e.
push(r),i++}if(s.danger===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"requi\
red",params:{missingProperty:"danger"},message:"must have required property 'danger'"};e===null?e=[r]:e.push(r),i++}if(s.
scrim===void 0){let r={instancePath:a+"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"\
scrim"},message:"must have required property 'scrim'"};e===null?e=[r]:e.push(r),i++}if(s.onScrim===void 0){let r={instancePath:a+
"/color",schemaPath:"#/properties/color/required",keyword:"required",params:{missingProperty:"onScrim"},message:"must ha\
ve required property 'onScrim'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!F.call(Q.properties.color.properties,r)){
let t={instancePath:a+"/color",schemaPath:"#/properties/color/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.background!==void 0){
let r=s.background;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/background",schemaPath:"#/propert\
ies/color/properties/background/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/col\
or/background",schemaPath:"#/properties/color/properties/background/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.surface!==void 0){let r=s.surface;if(typeof r=="string"){if(!b.test(
r)){let t={instancePath:a+"/color/surface",schemaPath:"#/properties/color/properties/surface/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/surface",schemaPath:"#/properties/color/properties/surf\
ace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.surfaceRaised!==
void 0){let r=s.surfaceRaised;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/surfaceRaised",schemaPath:"\
#/properties/color/properties/surfaceRaised/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/color/surfaceRaised",schemaPath:"#/properties/color/properties/surfaceRaised/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.surfaceSunken!==void 0){let r=s.surfaceSunken;if(typeof r==
"string"){if(!b.test(r)){let t={instancePath:a+"/color/surfaceSunken",schemaPath:"#/properties/color/properties/surfaceS\
unken/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0\
-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/surfaceSunken",schemaPath:"\
#/properties/color/properties/surfaceSunken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}if(s.border!==void 0){let r=s.border;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/\
color/border",schemaPath:"#/properties/color/properties/border/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]\
{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/color/border",schemaPath:"#/properties/color/properties/border/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.text!==void 0){let r=s.text;if(typeof r=="string"){
if(!b.test(r)){let t={instancePath:a+"/color/text",schemaPath:"#/properties/color/properties/text/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/text",schemaPath:"#/properties/color/properties/t\
ext/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.textMuted!==
void 0){let r=s.textMuted;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/textMuted",schemaPath:"#/p\
roperties/color/properties/textMuted/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/col\
or/textMuted",schemaPath:"#/properties/color/properties/textMuted/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),i++}}if(s.primary!==void 0){let r=s.primary;if(typeof r=="string"){if(!b.test(r)){
let t={instancePath:a+"/color/primary",schemaPath:"#/properties/color/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/primary",schemaPath:"#/properties/color/properties/primary/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.primaryHover!==void 0){
let r=s.primaryHover;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/primaryHover",schemaPath:"#/pro\
perties/color/properties/primaryHover/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/col\
or/primaryHover",schemaPath:"#/properties/color/properties/primaryHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.onPrimary!==void 0){let r=s.onPrimary;if(typeof r=="string"){if(!b.test(
r)){let t={instancePath:a+"/color/onPrimary",schemaPath:"#/properties/color/properties/onPrimary/pattern",keyword:"patte\
rn",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?\
$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/onPrimary",schemaPath:"#/properties/color/properti\
es/onPrimary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.accent!==
void 0){let r=s.accent;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/accent",schemaPath:"#/propert\
ies/color/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'mu\
st match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color\
/accent",schemaPath:"#/properties/color/properties/accent/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),i++}}if(s.onAccent!==void 0){let r=s.onAccent;if(typeof r=="string"){if(!b.test(r)){let t={
instancePath:a+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:a+"/color/onAccent",schemaPath:"#/properties/color/properties/onAccent/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.link!==void 0){let r=s.link;if(typeof r==
"string"){if(!b.test(r)){let t={instancePath:a+"/color/link",schemaPath:"#/properties/color/properties/link/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]\
{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/link",schemaPath:"#/properties/color/properti\
es/link/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.focus!==
void 0){let r=s.focus;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/focus",schemaPath:"#/propertie\
s/color/properties/focus/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must \
match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/fo\
cus",schemaPath:"#/properties/color/properties/focus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}}if(s.header!==void 0){let r=s.header;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+
"/color/header",schemaPath:"#/properties/color/properties/header/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/color/header",schemaPath:"#/properties/color/properties/header/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.onHeader!==void 0){let r=s.onHeader;if(typeof r=="\
string"){if(!b.test(r)){let t={instancePath:a+"/color/onHeader",schemaPath:"#/properties/color/properties/onHeader/patte\
rn",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6\
}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/onHeader",schemaPath:"#/properti\
es/color/properties/onHeader/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}}if(s.footer!==void 0){let r=s.footer;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/footer",
schemaPath:"#/properties/color/properties/footer/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F\
]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/color/footer",schemaPath:"#/properties/color/properties/footer/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),i++}}if(s.onFooter!==void 0){let r=s.onFooter;if(typeof r=="string"){if(!b.test(
r)){let t={instancePath:a+"/color/onFooter",schemaPath:"#/properties/color/properties/onFooter/pattern",keyword:"pattern",
params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/onFooter",schemaPath:"#/properties/color/properties/onF\
ooter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.live!==void 0){
let r=s.live;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/live",schemaPath:"#/properties/color/pr\
operties/live/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match patte\
rn "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/live",schemaPath:"\
#/properties/color/properties/live/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.onLive!==void 0){let r=s.onLive;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/\
onLive",schemaPath:"#/properties/color/properties/onLive/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/color/onLive",schemaPath:"#/properties/color/properties/onLive/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.jackpot!==void 0){let r=s.jackpot;if(typeof r=="st\
ring"){if(!b.test(r)){let t={instancePath:a+"/color/jackpot",schemaPath:"#/properties/color/properties/jackpot/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0\
-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/jackpot",schemaPath:"#/properties/co\
lor/properties/jackpot/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(s.success!==void 0){let r=s.success;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/success",schemaPath:"\
#/properties/color/properties/success/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'\
must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/col\
or/success",schemaPath:"#/properties/color/properties/success/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),i++}}if(s.warning!==void 0){let r=s.warning;if(typeof r=="string"){if(!b.test(r)){let t={
instancePath:a+"/color/warning",schemaPath:"#/properties/color/properties/warning/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:a+"/color/warning",schemaPath:"#/properties/color/properties/warning/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.danger!==void 0){let r=s.danger;
if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/danger",schemaPath:"#/properties/color/properties/da\
nger/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-\
9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/danger",schemaPath:"#/\
properties/color/properties/danger/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.scrim!==void 0){let r=s.scrim;if(typeof r=="string"){if(!b.test(r)){let t={instancePath:a+"/color/sc\
rim",schemaPath:"#/properties/color/properties/scrim/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-\
fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:a+"/color/scrim",schemaPath:"#/properties/color/properties/scrim/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.onScrim!==void 0){let r=s.onScrim;if(typeof r=="string"){if(!b.
test(r)){let t={instancePath:a+"/color/onScrim",schemaPath:"#/properties/color/properties/onScrim/pattern",keyword:"patt\
ern",params:{pattern:"^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$"},message:'must match pattern "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})\
?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/color/onScrim",schemaPath:"#/properties/color/propertie\
s/onScrim/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:a+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),i++}}if(m.font!==void 0){let s=m.font;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.display===
void 0){let r={instancePath:a+"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"\
display"},message:"must have required property 'display'"};e===null?e=[r]:e.push(r),i++}if(s.text===void 0){let r={instancePath:a+
"/font",schemaPath:"#/properties/font/required",keyword:"required",params:{missingProperty:"text"},message:"must have re\
quired property 'text'"};e===null?e=[r]:e.push(r),i++}if(s.displayWeight===void 0){let r={instancePath:a+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayWeight"},message:"must have required prop\
erty 'displayWeight'"};e===null?e=[r]:e.push(r),i++}if(s.displayCase===void 0){let r={instancePath:a+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayCase"},message:"must have required proper\
ty 'displayCase'"};e===null?e=[r]:e.push(r),i++}if(s.displayTracking===void 0){let r={instancePath:a+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayTracking"},message:"must have required pr\
operty 'displayTracking'"};e===null?e=[r]:e.push(r),i++}if(s.displayScale===void 0){let r={instancePath:a+"/font",schemaPath:"\
#/properties/font/required",keyword:"required",params:{missingProperty:"displayScale"},message:"must have required prope\
rty 'displayScale'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="display"||r==="text"||r==="displayWeight"||r===
"displayCase"||r==="displayTracking"||r==="displayScale")){let t={instancePath:a+"/font",schemaPath:"#/properties/font/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[t]:e.push(t),i++}if(s.display!==void 0){let r=s.display;if(typeof r=="string"){if(c(r)>60){let t={instancePath:a+
"/font/display",schemaPath:"#/properties/font/properties/display/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(!Le.test(r)){let t={instancePath:a+"/font/displa\
y",schemaPath:"#/properties/font/properties/display/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 _\
-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/font/display",schemaPath:"#/properties/font/properties/display/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),i++}}if(s.text!==void 0){let r=s.text;if(typeof r=="string"){if(c(r)>60){let t={
instancePath:a+"/font/text",schemaPath:"#/properties/font/properties/text/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(!Le.test(r)){let t={instancePath:a+"/fo\
nt/text",schemaPath:"#/properties/font/properties/text/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-\
9 _-]*$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9 _-]*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/font/text",schemaPath:"#/properties/font/properties/text/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),i++}}if(s.displayWeight!==void 0){let r=s.displayWeight;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/font/displayWeight",schemaPath:"#/properties/font/properties/displayWei\
ght/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="n\
umber"&&isFinite(r)){if(r>900||isNaN(r)){let t={instancePath:a+"/font/displayWeight",schemaPath:"#/properties/font/prope\
rties/displayWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:900},message:"must be <= 900"};e===null?e=[
t]:e.push(t),i++}if(r<100||isNaN(r)){let t={instancePath:a+"/font/displayWeight",schemaPath:"#/properties/font/propertie\
s/displayWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[t]:e.
push(t),i++}}}if(s.displayCase!==void 0){let r=s.displayCase;if(typeof r!="string"){let t={instancePath:a+"/font/display\
Case",schemaPath:"#/properties/font/properties/displayCase/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),i++}if(!(r==="none"||r==="uppercase")){let t={instancePath:a+"/font/displayCase",schemaPath:"\
#/properties/font/properties/displayCase/enum",keyword:"enum",params:{allowedValues:Q.properties.font.properties.displayCase.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.displayTracking!==void 0){
let r=s.displayTracking;if(typeof r=="string"){if(c(r)>20){let t={instancePath:a+"/font/displayTracking",schemaPath:"#/p\
roperties/font/properties/displayTracking/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more t\
han 20 characters"};e===null?e=[t]:e.push(t),i++}if(!qr.test(r)){let t={instancePath:a+"/font/displayTracking",schemaPath:"\
#/properties/font/properties/displayTracking/pattern",keyword:"pattern",params:{pattern:"^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(\
em|px|rem)|0)$"},message:'must match pattern "^(normal|-?(\\d+(\\.\\d+)?|\\.\\d+)(em|px|rem)|0)$"'};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:a+"/font/displayTracking",schemaPath:"#/properties/font/properties/displayTracking/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.displayScale!==void 0){
let r=s.displayScale;if(typeof r=="number"&&isFinite(r)){if(r>1.4||isNaN(r)){let t={instancePath:a+"/font/displayScale",
schemaPath:"#/properties/font/properties/displayScale/maximum",keyword:"maximum",params:{comparison:"<=",limit:1.4},message:"\
must be <= 1.4"};e===null?e=[t]:e.push(t),i++}if(r<.7||isNaN(r)){let t={instancePath:a+"/font/displayScale",schemaPath:"\
#/properties/font/properties/displayScale/minimum",keyword:"minimum",params:{comparison:">=",limit:.7},message:"must be \
>= 0.7"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/font/displayScale",schemaPath:"#/properties/font/pro\
perties/displayScale/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:a+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),i++}}if(m.radius!==void 0){let s=m.radius;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.small===void 0){let r={instancePath:a+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{
missingProperty:"small"},message:"must have required property 'small'"};e===null?e=[r]:e.push(r),i++}if(s.medium===void 0){
let r={instancePath:a+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"me\
dium"},message:"must have required property 'medium'"};e===null?e=[r]:e.push(r),i++}if(s.large===void 0){let r={instancePath:a+
"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty:"large"},message:"must ha\
ve required property 'large'"};e===null?e=[r]:e.push(r),i++}if(s.button===void 0){let r={instancePath:a+"/radius",schemaPath:"\
#/properties/radius/required",keyword:"required",params:{missingProperty:"button"},message:"must have required property \
'button'"};e===null?e=[r]:e.push(r),i++}if(s.tile===void 0){let r={instancePath:a+"/radius",schemaPath:"#/properties/rad\
ius/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="small"||r==="medium"||r==="large"||r==="button"||r==="tile")){let t={instancePath:a+
"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.small!==void 0){let r=s.small;if(typeof r==
"string"){if(c(r)>20){let t={instancePath:a+"/radius/small",schemaPath:"#/properties/radius/properties/small/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),i++}if(!R.
test(r)){let t={instancePath:a+"/radius/small",schemaPath:"#/properties/radius/properties/small/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/radius/small",schemaPath:"#\
/properties/radius/properties/small/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.medium!==void 0){let r=s.medium;if(typeof r=="string"){if(c(r)>20){let t={instancePath:a+"/radius/me\
dium",schemaPath:"#/properties/radius/properties/medium/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[t]:e.push(t),i++}if(!R.test(r)){let t={instancePath:a+"/radius/medium",schemaPath:"\
#/properties/radius/properties/medium/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.large!==void 0){let r=s.large;if(typeof r==
"string"){if(c(r)>20){let t={instancePath:a+"/radius/large",schemaPath:"#/properties/radius/properties/large/maxLength",
keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),i++}if(!R.
test(r)){let t={instancePath:a+"/radius/large",schemaPath:"#/properties/radius/properties/large/pattern",keyword:"patter\
n",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\\
.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/radius/large",schemaPath:"#\
/properties/radius/properties/large/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.button!==void 0){let r=s.button;if(typeof r=="string"){if(c(r)>20){let t={instancePath:a+"/radius/bu\
tton",schemaPath:"#/properties/radius/properties/button/maxLength",keyword:"maxLength",params:{limit:20},message:"must N\
OT have more than 20 characters"};e===null?e=[t]:e.push(t),i++}if(!R.test(r)){let t={instancePath:a+"/radius/button",schemaPath:"\
#/properties/radius/properties/button/pattern",keyword:"pattern",params:{pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"'};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a+"/radius/button",schemaPath:"#/properties/radius/properties/button/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.tile!==void 0){let r=s.tile;if(typeof r==
"string"){if(c(r)>20){let t={instancePath:a+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),i++}if(!R.test(r)){
let t={instancePath:a+"/radius/tile",schemaPath:"#/properties/radius/properties/tile/pattern",keyword:"pattern",params:{
pattern:"^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?$"},message:'must match pattern "^-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/radius/tile",schemaPath:"#/properties/r\
adius/properties/tile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:a+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}}if(m.clip!==void 0){let s=m.clip;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.button===void 0){let r={instancePath:a+"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"\
button"},message:"must have required property 'button'"};e===null?e=[r]:e.push(r),i++}if(s.card===void 0){let r={instancePath:a+
"/clip",schemaPath:"#/properties/clip/required",keyword:"required",params:{missingProperty:"card"},message:"must have re\
quired property 'card'"};e===null?e=[r]:e.push(r),i++}if(s.tile===void 0){let r={instancePath:a+"/clip",schemaPath:"#/pr\
operties/clip/required",keyword:"required",params:{missingProperty:"tile"},message:"must have required property 'tile'"};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="button"||r==="card"||r==="tile")){let t={instancePath:a+"/clip",schemaPath:"\
#/properties/clip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),i++}if(s.button!==void 0){let r=s.button;if(typeof r=="string"){if(c(
r)>600){let t={instancePath:a+"/clip/button",schemaPath:"#/properties/clip/properties/button/maxLength",keyword:"maxLeng\
th",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!ee.test(r)){let t={
instancePath:a+"/clip/button",schemaPath:"#/properties/clip/properties/button/pattern",keyword:"pattern",params:{pattern:"\
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
\\))$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/clip/button",schemaPath:"#/properties/clip/propertie\
s/button/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.card!==
void 0){let r=s.card;if(typeof r=="string"){if(c(r)>600){let t={instancePath:a+"/clip/card",schemaPath:"#/properties/cli\
p/properties/card/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===
null?e=[t]:e.push(t),i++}if(!ee.test(r)){let t={instancePath:a+"/clip/card",schemaPath:"#/properties/clip/properties/car\
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
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/clip/card",schemaPath:"#/properties/clip/properties/card/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),i++}}if(s.tile!==void 0){let r=s.tile;if(typeof r=="string"){if(c(r)>600){let t={instancePath:a+
"/clip/tile",schemaPath:"#/properties/clip/properties/tile/maxLength",keyword:"maxLength",params:{limit:600},message:"mu\
st NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!ee.test(r)){let t={instancePath:a+"/clip/tile",schemaPath:"\
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
|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\)))?\\))$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/clip/tile",schemaPath:"#/properties/clip/properties/tile/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/clip",schemaPath:"#/propertie\
s/clip/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.effect!==
void 0){let s=m.effect;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.page===void 0){let r={instancePath:a+"/effect",
schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"page"},message:"must have required\
 property 'page'"};e===null?e=[r]:e.push(r),i++}if(s.hero===void 0){let r={instancePath:a+"/effect",schemaPath:"#/proper\
ties/effect/required",keyword:"required",params:{missingProperty:"hero"},message:"must have required property 'hero'"};e===
null?e=[r]:e.push(r),i++}if(s.header===void 0){let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[r]:e.push(
r),i++}if(s.cardShadow===void 0){let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/required",keyword:"requ\
ired",params:{missingProperty:"cardShadow"},message:"must have required property 'cardShadow'"};e===null?e=[r]:e.push(r),
i++}if(s.raisedShadow===void 0){let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/required",keyword:"requi\
red",params:{missingProperty:"raisedShadow"},message:"must have required property 'raisedShadow'"};e===null?e=[r]:e.push(
r),i++}if(s.glow===void 0){let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",
params:{missingProperty:"glow"},message:"must have required property 'glow'"};e===null?e=[r]:e.push(r),i++}if(s.tileHover===
void 0){let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/required",keyword:"required",params:{missingProperty:"\
tileHover"},message:"must have required property 'tileHover'"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="pag\
e"||r==="hero"||r==="header"||r==="cardShadow"||r==="raisedShadow"||r==="glow"||r==="tileHover")){let t={instancePath:a+
"/effect",schemaPath:"#/properties/effect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.page!==void 0){let r=s.page;if(typeof r==
"string"){if(c(r)>600){let t={instancePath:a+"/effect/page",schemaPath:"#/properties/effect/properties/page/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!re.test(
r)){let t={instancePath:a+"/effect/page",schemaPath:"#/properties/effect/properties/page/pattern",keyword:"pattern",params:{
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
{1,7}\\))){0,5})$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/effect/page",schemaPath:"#/properties/ef\
fect/properties/page/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(s.hero!==void 0){let r=s.hero;if(typeof r=="string"){if(c(r)>600){let t={instancePath:a+"/effect/hero",schemaPath:"#/\
properties/effect/properties/hero/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600\
 characters"};e===null?e=[t]:e.push(t),i++}if(!re.test(r)){let t={instancePath:a+"/effect/hero",schemaPath:"#/properties\
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
arent)( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/effect/hero",schemaPath:"#/properties/effect/properties/hero/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.header!==void 0){let r=s.header;if(typeof r=="stri\
ng"){if(c(r)>600){let t={instancePath:a+"/effect/header",schemaPath:"#/properties/effect/properties/header/maxLength",keyword:"\
maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!re.test(
r)){let t={instancePath:a+"/effect/header",schemaPath:"#/properties/effect/properties/header/pattern",keyword:"pattern",
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
%)?){0,2}){1,7}\\))){0,5})$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/effect/header",schemaPath:"#/p\
roperties/effect/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.cardShadow!==void 0){let r=s.cardShadow;if(typeof r=="string"){if(c(r)>600){let t={instancePath:a+"/\
effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/maxLength",keyword:"maxLength",params:{limit:600},
message:"must NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!te.test(r)){let t={instancePath:a+"/e\
ffect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/pattern",keyword:"pattern",params:{pattern:"^(no\
ne|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-\
F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'must match pattern "^(none|(in\
set )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}(\
[0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+
"/effect/cardShadow",schemaPath:"#/properties/effect/properties/cardShadow/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.raisedShadow!==void 0){let r=s.raisedShadow;if(typeof r=="string"){if(c(
r)>600){let t={instancePath:a+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/maxLength",
keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?e=[t]:e.push(t),i++}if(!te.
test(r)){let t={instancePath:a+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raisedShadow/pattern",keyword:"\
pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|\
vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"},message:'\
must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|\
ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})$"'};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/effect/raisedShadow",schemaPath:"#/properties/effect/properties/raised\
Shadow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.glow!==void 0){
let r=s.glow;if(typeof r=="string"){if(c(r)>600){let t={instancePath:a+"/effect/glow",schemaPath:"#/properties/effect/pr\
operties/glow/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?
e=[t]:e.push(t),i++}if(!te.test(r)){let t={instancePath:a+"/effect/glow",schemaPath:"#/properties/effect/properties/glow\
/pattern",keyword:"pattern",params:{pattern:"^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)\
?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent))\
{0,5})$"},message:'must match pattern "^(none|(inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d\
+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)(, (inset )?-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|e\
m|vw|vh|ch|%)?( -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?){1,3} (#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|transparent)){0,5})\
$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/effect/glow",schemaPath:"#/properties/effect/properties/\
glow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.tileHover!==
void 0){let r=s.tileHover;if(typeof r=="string"){if(c(r)>120){let t={instancePath:a+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than \
120 characters"};e===null?e=[t]:e.push(t),i++}if(!Ar.test(r)){let t={instancePath:a+"/effect/tileHover",schemaPath:"#/pr\
operties/effect/properties/tileHover/pattern",keyword:"pattern",params:{pattern:"^(none|((translate|translateX|translate\
Y)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY\
)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|transla\
teY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scal\
eY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"},
message:'must match pattern "^(none|((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(, -\
?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\\)\
|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))( ((translate|translateX|translateY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(,\
 -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)?\\)|(scale|scaleX|scaleY)\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(, -?(\\d+(\\.\\d+)?|\\.\\d+))?\
\\)|rotate\\(-?(\\d+(\\.\\d+)?|\\.\\d+)deg\\))){0,3})$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/eff\
ect/tileHover",schemaPath:"#/properties/effect/properties/tileHover/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+"/effect",schemaPath:"#/properties/effect/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(m.layout!==void 0){let s=m.
layout;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.maxWidth===void 0){let r={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/required",keyword:"required",params:{missingProperty:"maxWidth"},message:"must have required propert\
y 'maxWidth'"};e===null?e=[r]:e.push(r),i++}if(s.gutter===void 0){let r={instancePath:a+"/layout",schemaPath:"#/properti\
es/layout/required",keyword:"required",params:{missingProperty:"gutter"},message:"must have required property 'gutter'"};
e===null?e=[r]:e.push(r),i++}if(s.tileMin===void 0){let r={instancePath:a+"/layout",schemaPath:"#/properties/layout/requ\
ired",keyword:"required",params:{missingProperty:"tileMin"},message:"must have required property 'tileMin'"};e===null?e=
[r]:e.push(r),i++}if(s.tileGap===void 0){let r={instancePath:a+"/layout",schemaPath:"#/properties/layout/required",keyword:"\
required",params:{missingProperty:"tileGap"},message:"must have required property 'tileGap'"};e===null?e=[r]:e.push(r),i++}
if(s.sectionGap===void 0){let r={instancePath:a+"/layout",schemaPath:"#/properties/layout/required",keyword:"required",params:{
missingProperty:"sectionGap"},message:"must have required property 'sectionGap'"};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(!(r==="maxWidth"||r==="gutter"||r==="tileMin"||r==="tileGap"||r==="sectionGap")){let t={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT\
 have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.maxWidth!==void 0){let r=s.maxWidth;if(typeof r=="string"){
if(c(r)>120){let t={instancePath:a+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(!$.test(
r)){let t={instancePath:a+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/pattern",keyword:"patte\
rn",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?(\
 [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|c\
alc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|\
em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?\
(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\
\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)\
(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh\
|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:a+"/layout/maxWidth",schemaPath:"#/properties/layout/properties/maxWidth/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.gutter!==void 0){let r=s.gutter;if(typeof r=="stri\
ng"){if(c(r)>120){let t={instancePath:a+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(!$.test(
r)){let t={instancePath:a+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:a+"/layout/gutter",schemaPath:"#/properties/layout/properties/gutter/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.tileMin!==void 0){let r=s.tileMin;if(typeof r=="strin\
g"){if(c(r)>120){let t={instancePath:a+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(!$.test(
r)){let t={instancePath:a+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/pattern",keyword:"pattern",
params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-\
] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\
\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|v\
w|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+\
(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|\
rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|\
%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:a+"/layout/tileMin",schemaPath:"#/properties/layout/properties/tileMin/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.tileGap!==void 0){let r=s.tileGap;if(typeof r=="str\
ing"){if(c(r)>120){let t={instancePath:a+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(!$.
test(r)){let t={instancePath:a+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/pattern",keyword:"pa\
ttern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)\
?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\\
.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|r\
em|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\\
(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((\
-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\\
d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw\
|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:a+"/layout/tileGap",schemaPath:"#/properties/layout/properties/tileGap/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.sectionGap!==void 0){let r=s.sectionGap;if(typeof r==
"string"){if(c(r)>120){let t={instancePath:a+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(
t),i++}if(!$.test(r)){let t={instancePath:a+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionGap/p\
attern",keyword:"pattern",params:{pattern:"^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(p\
x|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px\
|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%\
)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\
\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"},message:'must match pattern "^((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|re\
m|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)\
+\\))|(clamp|min|max)\\((-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( \
[+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))(, (-?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?|calc\\(-?(\\d+(\\.\\d\
+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?( [+-] -?(\\d+(\\.\\d+)?|\\.\\d+)(px|rem|em|vw|vh|ch|%)?)+\\))){1,2}\\))$"'};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/layout/sectionGap",schemaPath:"#/properties/layout/properties/sectionG\
ap/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:a+
"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}return Xe.errors=e,i===0}var rt=Je,V={$schema:"http://json-schema.org/draft-07\
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
PROOF_OF_ID",status:"REQUESTED"}]}]};function Je(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){
let e=null,i=0;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.state===void 0){let s={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[s]:
e.push(s),i++}if(m.daysLeft===void 0){let s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
daysLeft"},message:"must have required property 'daysLeft'"};e===null?e=[s]:e.push(s),i++}if(m.documents===void 0){let s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have requir\
ed property 'documents'"};e===null?e=[s]:e.push(s),i++}for(let s in m)if(!(s==="state"||s==="daysLeft"||s==="documents")){
let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(m.state!==void 0){let s=m.state;if(typeof s!="stri\
ng"){let r={instancePath:a+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(!(s==="verified"||s==="review"||s==="requested"||s==="restricted"||s===
"open")){let r={instancePath:a+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:V.properties.
state.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(m.daysLeft!==void 0){
let s=m.daysLeft;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let r={instancePath:a+"/daysLeft",schemaPath:"\
#/properties/daysLeft/type",keyword:"type",params:{type:V.properties.daysLeft.type},message:"must be integer,null"};e===
null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e4||isNaN(s)){let r={instancePath:a+"/daysLeft",schemaPath:"\
#/properties/daysLeft/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?
e=[r]:e.push(r),i++}if(s<0||isNaN(s)){let r={instancePath:a+"/daysLeft",schemaPath:"#/properties/daysLeft/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(m.documents!==void 0){
let s=m.documents;if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++){let n=s[t];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.type===void 0){let o={instancePath:a+"/documents/"+t,schemaPath:"#/properties/documents/items/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),i++}if(n.
status===void 0){let o={instancePath:a+"/documents/"+t,schemaPath:"#/properties/documents/items/required",keyword:"requi\
red",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),i++}for(let o in n)
if(!(o==="type"||o==="status")){let p={instancePath:a+"/documents/"+t,schemaPath:"#/properties/documents/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),i++}if(n.type!==void 0){let o=n.type;if(typeof o!="string"){let p={instancePath:a+"/documents/"+
t+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),i++}if(!(o==="PROOF_OF_ID"||o==="PROOF_OF_ADDRESS"||o==="PROOF_OF_PAYMENT"||o===
"SOURCE_OF_WEALTH"||o==="EDD_QUESTIONNAIRE"||o==="OTHER")){let p={instancePath:a+"/documents/"+t+"/type",schemaPath:"#/p\
roperties/documents/items/properties/type/enum",keyword:"enum",params:{allowedValues:V.properties.documents.items.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(n.status!==void 0){let o=n.
status;if(typeof o!="string"){let p={instancePath:a+"/documents/"+t+"/status",schemaPath:"#/properties/documents/items/p\
roperties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(o===
"REQUESTED"||o==="UNDER_REVIEW"||o==="VERIFIED"||o==="EXPIRED")){let p={instancePath:a+"/documents/"+t+"/status",schemaPath:"\
#/properties/documents/items/properties/status/enum",keyword:"enum",params:{allowedValues:V.properties.documents.items.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:a+
"/documents/"+t,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:a+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{let s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Je.errors=e,
i===0}var tt=Qe,Nr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/site/wallet-answe\
r.schema.json",title:"Wallet answer",description:"The private answer of GET /api/player/wallet.",type:"object",additionalProperties:!1,
properties:{currency:{title:"Currency",description:"ISO code of the currency the amounts are in.",type:"string",pattern:"\
^[A-Z]{3}$"},display:{title:"Display",description:"How amounts in that currency are written in this market.",type:"objec\
t",additionalProperties:!1,properties:{symbol:{title:"Symbol",description:"Sign of the currency.",type:"string"},hasSpace:{
title:"Space",description:"A space stands between sign and amount.",type:"boolean"},position:{title:"Position",description:"\
Where the sign stands.",type:"string",enum:["before","after","locale"]},minorDigits:{type:"integer",title:"Minor digits",
description:"Decimals of the minor unit by ISO 4217.",minimum:0,maximum:4},numberTag:{type:"string",title:"Language of n\
umbers",description:"BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.",minLength:2,
maxLength:35}},required:["symbol","hasSpace","position"]},balance:{title:"Balance",description:"Null for a player withou\
t a wallet (WALLET-07).",oneOf:[{type:"null"},{$ref:"https://marquee.dev/schemas/site/player-balance.schema.json"}]}},required:[
"currency","display","balance"],examples:[{currency:"EUR",display:{symbol:"€",hasSpace:!1,position:"before"},balance:null}]};
function Qe(m,{instancePath:a="",parentData:v,parentDataProperty:y,rootData:g=m}={}){let e=null,i=0;if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){if(m.currency===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),i++}if(m.display===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"display"},message:"mus\
t have required property 'display'"};e===null?e=[r]:e.push(r),i++}if(m.balance===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'"};e===null?
e=[r]:e.push(r),i++}for(let r in m)if(!(r==="currency"||r==="display"||r==="balance")){let t={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(m.currency!==void 0){let r=m.currency;if(typeof r=="string"){if(!T.test(r)){
let t={instancePath:a+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3\
}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(m.display!==void 0){let r=m.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.symbol===void 0){let t={instancePath:a+
"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"symbol"},message:"must\
 have required property 'symbol'"};e===null?e=[t]:e.push(t),i++}if(r.hasSpace===void 0){let t={instancePath:a+"/display",
schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty:"hasSpace"},message:"must have req\
uired property 'hasSpace'"};e===null?e=[t]:e.push(t),i++}if(r.position===void 0){let t={instancePath:a+"/display",schemaPath:"\
#/properties/display/required",keyword:"required",params:{missingProperty:"position"},message:"must have required proper\
ty 'position'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="symbol"||t==="hasSpace"||t==="position"||t==="mino\
rDigits"||t==="numberTag")){let n={instancePath:a+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),i++}if(r.symbol!==void 0&&typeof r.symbol!="string"){let t={instancePath:a+"/display/symbol",schemaPath:"#/properties\
/display/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(r.hasSpace!==void 0&&typeof r.hasSpace!="boolean"){let t={instancePath:a+"/display/hasSpace",schemaPath:"#/proper\
ties/display/properties/hasSpace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),i++}if(r.position!==void 0){let t=r.position;if(typeof t!="string"){let n={instancePath:a+"/display/position",
schemaPath:"#/properties/display/properties/position/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),i++}if(!(t==="before"||t==="after"||t==="locale")){let n={instancePath:a+"/display/position",schemaPath:"\
#/properties/display/properties/position/enum",keyword:"enum",params:{allowedValues:Nr.properties.display.properties.position.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),i++}}if(r.minorDigits!==void 0){let t=r.
minorDigits;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)){if(t>4||isNaN(t)){let n={instancePath:a+"/display/minorDigi\
ts",schemaPath:"#/properties/display/properties/minorDigits/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},
message:"must be <= 4"};e===null?e=[n]:e.push(n),i++}if(t<0||isNaN(t)){let n={instancePath:a+"/display/minorDigits",schemaPath:"\
#/properties/display/properties/minorDigits/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[n]:e.push(n),i++}}}if(r.numberTag!==void 0){let t=r.numberTag;if(typeof t=="string"){if(c(t)>35){let n={
instancePath:a+"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[n]:e.push(n),i++}if(c(t)<2){let n={instancePath:a+
"/display/numberTag",schemaPath:"#/properties/display/properties/numberTag/minLength",keyword:"minLength",params:{limit:2},
message:"must NOT have fewer than 2 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:a+"/display/numb\
erTag",schemaPath:"#/properties/display/properties/numberTag/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:a+"/display",schemaPath:"#/properties/display/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(m.balance!==void 0){let r=m.balance,
t=i,n=!1,o=null,p=i;if(r!==null){let u={instancePath:a+"/balance",schemaPath:"#/properties/balance/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;s&&(n=!0,o=0);let l=i;j(r,{instancePath:a+
"/balance",parentData:m,parentDataProperty:"balance",rootData:g})||(e=e===null?j.errors:e.concat(j.errors),i=e.length);var s=l===
i;if(s&&n?(n=!1,o=[o,1]):s&&(n=!0,o=1),n)i=t,e!==null&&(t?e.length=t:e=null);else{let u={instancePath:a+"/balance",schemaPath:"\
#/properties/balance/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};
e===null?e=[u]:e.push(u),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Qe.errors=e,i===0}export{Sr as validateBonusAnswer,Cr as validateBrand,jr as validateBudgets,Or as validateCountries,Ir as validateCurrencies,
Mr as validateHistoryFilter,Dr as validateInboxAnswer,Rr as validateLanguages,$r as validateLimitsAnswer,Er as validateMarket,
Wr as validateMarketFacts,Br as validatePageCapture,zr as validatePasswordResetProgress,Vr as validatePlayerAnswer,Zr as validatePlayerBalance,
Hr as validatePlayerSession,Gr as validatePlayerSnapshot,_r as validateRealityCheckSummary,Ur as validateRegistrationProgress,
Yr as validateRulePack,Kr as validateRules,Xr as validateSessionAnswer,Jr as validateStaffFile,Qr as validateStaffSession,
et as validateTheme,rt as validateVerificationAnswer,tt as validateWalletAnswer};
