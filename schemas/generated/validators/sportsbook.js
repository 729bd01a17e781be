/* Generated from schemas/ by `npm run generate`. Do not edit. */
var D=(o,r)=>()=>(r||o((r={exports:{}}).exports,r),r.exports);var R=D(A=>{"use strict";Object.defineProperty(A,"__esModule",{value:!0});function Z(o){let r=o.length,b=0,y=0,P;for(;y<
r;)b++,P=o.charCodeAt(y++),P>=55296&&P<=56319&&y<r&&(P=o.charCodeAt(y),(P&64512)===56320&&y++);return b}A.default=Z;Z.code=
'require("ajv/dist/runtime/ucs2length").default'});var G=D(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.formatNames=x.fastFormats=x.fullFormats=void 0;
function v(o,r){return{validate:o,compare:r}}x.fullFormats={date:v(W,I),time:v($(!0),F),"date-time":v(_(!0),H),"iso-time":v(
$(),K),"iso-date-time":v(_(),Y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri:be,
"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ne,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:we,int32:{type:"number",validate:Oe},int64:{type:"number",validate:ve},float:{type:"number",validate:B},double:{type:"\
number",validate:B},password:!0,binary:!0};x.fastFormats={...x.fullFormats,date:v(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,I),time:v(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,F),"date-time":v(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
H),"iso-time":v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,K),"iso-date-time":v(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
x.formatNames=Object.keys(x.fullFormats);function fe(o){return o%4===0&&(o%100!==0||o%400===0)}var he=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ye=[0,31,28,31,30,31,30,31,31,30,31,30,31];function W(o){let r=he.exec(o);if(!r)return!1;let b=+r[1],y=+r[2],P=+r[3];return y>=
1&&y<=12&&P>=1&&P<=(y===2&&fe(b)?29:ye[y])}function I(o,r){if(o&&r)return o>r?1:o<r?-1:0}var z=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function $(o){return function(b){let y=z.exec(b);if(!y)return!1;let P=+y[1],e=+y[2],i=+y[3],a=y[4],s=y[5]==="-"?-1:1,t=+(y[6]||
0),m=+(y[7]||0);if(t>23||m>59||o&&!a)return!1;if(P<=23&&e<=59&&i<60)return!0;let p=e-m*s,u=P-t*s-(p<0?1:0);return(u===23||
u===-1)&&(p===59||p===-1)&&i<61}}function F(o,r){if(!(o&&r))return;let b=new Date("2020-01-01T"+o).valueOf(),y=new Date(
"2020-01-01T"+r).valueOf();if(b&&y)return b-y}function K(o,r){if(!(o&&r))return;let b=z.exec(o),y=z.exec(r);if(b&&y)return o=
b[1]+b[2]+b[3],r=y[1]+y[2]+y[3],o>r?1:o<r?-1:0}var M=/t|\s/i;function _(o){let r=$(o);return function(y){let P=y.split(M);
return P.length===2&&W(P[0])&&r(P[1])}}function H(o,r){if(!(o&&r))return;let b=new Date(o).valueOf(),y=new Date(r).valueOf();
if(b&&y)return b-y}function Y(o,r){if(!(o&&r))return;let[b,y]=o.split(M),[P,e]=r.split(M),i=I(b,P);if(i!==void 0)return i||
F(y,e)}var ge=/\/|:/,ke=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function be(o){return ge.test(o)&&ke.test(o)}var E=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function we(o){return E.lastIndex=0,E.test(o)}var Pe=-(2**31),qe=2**31-1;function Oe(o){return Number.isInteger(o)&&o<=qe&&
o>=Pe}function ve(o){return Number.isInteger(o)}function B(){return!0}var xe=/[^\\]\\Z/;function Ne(o){if(xe.test(o))return!1;
try{return new RegExp(o),!0}catch{return!1}}});var Ce=J;var d=R().default,O=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u"),V=new RegExp("^[A-Z]{3}$","u");function J(o,{instancePath:r="",
parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:
e.push(s),i++}let a=o.type;if(typeof a=="string")if(a==="ready")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===
void 0){let s={instancePath:r,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type")){let t={instancePath:r,schemaPath:"#/oneOf/0/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/s\
ource",schemaPath:"#/oneOf/0/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/0/properties/s\
ource/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=
[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/o\
neOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(s!=="ready"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"\
ready"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/one\
Of/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="rou\
te")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:
e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.title===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property\
 'title'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="category"||s==="region"||s===
"competition"||s==="event"||s==="title")){let t={instancePath:r,schemaPath:"#/oneOf/1/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/1/pr\
operties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!==
"marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/1/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){
let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="route"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"route"},message:"must be equa\
l to constant"};e===null?e=[t]:e.push(t),i++}}if(o.category!==void 0){let s=o.category;if(typeof s=="string"){if(d(s)>120){
let t={instancePath:r+"/category",schemaPath:"#/oneOf/1/properties/category/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/catego\
ry",schemaPath:"#/oneOf/1/properties/category/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/category",schemaPath:"#/oneOf\
/1/properties/category/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match patter\
n "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/category",schemaPath:"#/oneOf/\
1/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(o.region!==void 0){let s=o.region;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/region",schemaPath:"#/o\
neOf/1/properties/region/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characte\
rs"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/region",schemaPath:"#/oneOf/1/properties/region/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}
if(!O.test(s)){let t={instancePath:r+"/region",schemaPath:"#/oneOf/1/properties/region/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:r+"/region",schemaPath:"#/oneOf/1/properties/region/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(o.competition!==void 0){let s=o.competition;if(typeof s=="string"){if(d(
s)>120){let t={instancePath:r+"/competition",schemaPath:"#/oneOf/1/properties/competition/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+
"/competition",schemaPath:"#/oneOf/1/properties/competition/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/competition",schemaPath:"\
#/oneOf/1/properties/competition/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must ma\
tch pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/competition",schemaPath:"\
#/oneOf/1/properties/competition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}if(o.event!==void 0){let s=o.event;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/event",schemaPath:"\
#/oneOf/1/properties/event/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charac\
ters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/event",schemaPath:"#/oneOf/1/properties/event/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}
if(!O.test(s)){let t={instancePath:r+"/event",schemaPath:"#/oneOf/1/properties/event/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:r+"/event",schemaPath:"#/oneOf/1/properties/event/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(o.title!==void 0){let s=o.title;if(typeof s=="string"){if(d(s)>300){let t={
instancePath:r+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit:300},message:"\
must NOT have more than 300 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/title",schemaPath:"\
#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"height")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/2/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.height===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"height"},message:"must\
 have required property 'height'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="heigh\
t")){let t={instancePath:r,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!=
"string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/2/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",
schemaPath:"#/oneOf/2/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="height"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"\
const",params:{allowedValue:"height"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.height!==void 0){
let s=o.height;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/height",schemaPath:"#/o\
neOf/2/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}if(typeof s=="number"&&isFinite(s)){if(s>2e5||isNaN(s)){let t={instancePath:r+"/height",schemaPath:"#/oneOf/2/proper\
ties/height/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e5},message:"must be <= 200000"};e===null?e=[t]:e.
push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/height",schemaPath:"#/oneOf/2/properties/height/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:r,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"loginRequired")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===
null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s===
"source"||s==="type")){let t={instancePath:r,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==
void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/3/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsb\
ook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/3/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="loginRequired"){let t={instancePath:r+"/ty\
pe",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"loginRequired"},message:"must be \
equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/3/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="registerRequired")if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/4/required",keyword:"requir\
ed",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.
type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type")){
let t={instancePath:r,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!=
"string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/4/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",
schemaPath:"#/oneOf/4/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="registerRequired"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/4/properties/type/\
const",keyword:"const",params:{allowedValue:"registerRequired"},message:"must be equal to constant"};e===null?e=[t]:e.push(
t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(a==="needFunds")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===
void 0){let s={instancePath:r,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"\
#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(o.amount===void 0){let s={instancePath:r,schemaPath:"#/oneOf/5/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),i++}for(let s in o)
if(!(s==="source"||s==="type"||s==="amount")){let t={instancePath:r,schemaPath:"#/oneOf/5/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/5\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!==
"marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/5/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){
let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="needFunds"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"needFunds"},message:"must be \
equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.amount!==void 0){let s=o.amount;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/amount",schemaPath:"#/oneOf/5/properties/amount/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(
s)){let t={instancePath:r+"/amount",schemaPath:"#/oneOf/5/properties/amount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+
"/amount",schemaPath:"#/oneOf/5/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={instancePath:r,schemaPath:"#/oneOf/5/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="tokenExpired")if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/6/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type")){let t={instancePath:r,
schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){
let t={instancePath:r+"/source",schemaPath:"#/oneOf/6/properties/source/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#\
/oneOf/6/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to c\
onstant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/\
type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}if(s!=="tokenExpired"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"\
const",params:{allowedValue:"tokenExpired"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{let s={
instancePath:r,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(a==="betPlaced")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"source"},message:"must have required propert\
y 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.
betId===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"betId"},
message:"must have required property 'betId'"};e===null?e=[s]:e.push(s),i++}if(o.stake===void 0){let s={instancePath:r,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:"stake"},message:"must have required property 'stake'"};e===
null?e=[s]:e.push(s),i++}if(o.currency===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}for(let s in o)
if(!(s==="source"||s==="type"||s==="betId"||s==="stake"||s==="currency")){let t={instancePath:r,schemaPath:"#/oneOf/7/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"\
/source",schemaPath:"#/oneOf/7/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/7/properties/s\
ource/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=
[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/o\
neOf/7/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(s!=="betPlaced"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"\
betPlaced"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.betId!==void 0){let s=o.betId;if(typeof s==
"string"){if(d(s)>64){let t={instancePath:r+"/betId",schemaPath:"#/oneOf/7/properties/betId/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+
"/betId",schemaPath:"#/oneOf/7/properties/betId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/betId",schemaPath:"#/oneOf/7/propert\
ies/betId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(o.stake!==
void 0){let s=o.stake;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/stake",schemaPath:"\
#/oneOf/7/properties/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(s)){let t={instancePath:r+"/stake",schemaPath:"#/oneOf/7/pro\
perties/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?
e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/stake",schemaPath:"#/oneOf/7/properties/stake/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(o.currency!==void 0){
let s=o.currency;if(typeof s=="string"){if(!V.test(s)){let t={instancePath:r+"/currency",schemaPath:"#/oneOf/7/propertie\
s/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/currency",schemaPath:"#/oneOf/7/properties/currency/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"\
#/oneOf/7/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"betRejected")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/one\
Of/8/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===
null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/8/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.reason===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"reason"},message:"must\
 have required property 'reason'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="reaso\
n")){let t={instancePath:r,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!=
"string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/8/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",
schemaPath:"#/oneOf/8/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/8/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="betRejected"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/8/properties/type/const",
keyword:"const",params:{allowedValue:"betRejected"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.
reason!==void 0){let s=o.reason;if(typeof s=="string"){if(d(s)>100){let t={instancePath:r+"/reason",schemaPath:"#/oneOf/\
8/properties/reason/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/reason",schemaPath:"#/oneOf/8/properties/reason/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:r+"/reason",schemaPath:"#/oneOf/8/properties/reason/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/8/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="betslip")if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(o.count===void 0){let s={instancePath:r,schemaPath:"#/oneOf/9/required",keyword:"\
required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[s]:e.push(s),i++}if(o.
open===void 0){let s={instancePath:r,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"open"},
message:"must have required property 'open'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||
s==="count"||s==="open")){let t={instancePath:r,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==
void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/9/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsb\
ook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/9/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="betslip"){let t={instancePath:r+"/type",schemaPath:"\
#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue:"betslip"},message:"must be equal to constant"};e===
null?e=[t]:e.push(t),i++}}if(o.count!==void 0){let s=o.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:r+"/count",schemaPath:"#/oneOf/9/properties/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let t={instancePath:r+
"/count",schemaPath:"#/oneOf/9/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"m\
ust be <= 100"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/count",schemaPath:"#/oneOf/9/prop\
erties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
i++}}}if(o.open!==void 0&&typeof o.open!="boolean"){let s={instancePath:r+"/open",schemaPath:"#/oneOf/9/properties/open/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r,
schemaPath:"#/oneOf/9/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"toast")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/10/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/10/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.message===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:"message"},message:"mu\
st have required property 'message'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="me\
ssage"||s==="delay"||s==="swipeable"||s==="minOdds"||s==="maxBetAmount")){let t={instancePath:r,schemaPath:"#/oneOf/10/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prop\
erties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+
"/source",schemaPath:"#/oneOf/10/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/10/propert\
ies/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?
e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#\
/oneOf/10/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(s!=="toast"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/10/properties/type/const",keyword:"const",params:{
allowedValue:"toast"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.message!==void 0){let s=o.
message;if(typeof s=="string"){if(d(s)>500){let t={instancePath:r+"/message",schemaPath:"#/oneOf/10/properties/message/m\
axLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[t]:e.push(
t),i++}if(d(s)<1){let t={instancePath:r+"/message",schemaPath:"#/oneOf/10/properties/message/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+
"/message",schemaPath:"#/oneOf/10/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}}if(o.delay!==void 0){let s=o.delay;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let t={instancePath:r+"/delay",schemaPath:"#/oneOf/10/properties/delay/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>6e4||isNaN(s)){let t={instancePath:r+
"/delay",schemaPath:"#/oneOf/10/properties/delay/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"\
must be <= 60000"};e===null?e=[t]:e.push(t),i++}if(s<1e3||isNaN(s)){let t={instancePath:r+"/delay",schemaPath:"#/oneOf/1\
0/properties/delay/minimum",keyword:"minimum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};e===null?e=[
t]:e.push(t),i++}}}if(o.swipeable!==void 0&&typeof o.swipeable!="boolean"){let s={instancePath:r+"/swipeable",schemaPath:"\
#/oneOf/10/properties/swipeable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.
push(s),i++}if(o.minOdds!==void 0){let s=o.minOdds;if(typeof s=="number"&&isFinite(s)){if(s>1e5||isNaN(s)){let t={instancePath:r+
"/minOdds",schemaPath:"#/oneOf/10/properties/minOdds/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:r+"/minOdds",schemaPath:"#/oneOf/\
10/properties/minOdds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:
e.push(t),i++}}else{let t={instancePath:r+"/minOdds",schemaPath:"#/oneOf/10/properties/minOdds/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),i++}}if(o.maxBetAmount!==void 0){let s=o.maxBetAmount;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/maxBetAmount",schemaPath:"#/oneOf/10/p\
roperties/maxBetAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(s)){let t={instancePath:r+"/maxBetAmount",schemaPath:"#/oneOf/1\
0/properties/maxBetAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 10000000000\
00"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/maxBetAmount",schemaPath:"#/oneOf/10/propert\
ies/maxBetAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),i++}}}}else{let s={instancePath:r,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),i++}else if(a==="activity")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===
void 0){let s={instancePath:r,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"\
#/oneOf/11/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type")){let t={instancePath:r,schemaPath:"#/oneOf/11/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional proper\
ties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/\
source",schemaPath:"#/oneOf/11/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/11/properties/\
source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=
[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/o\
neOf/11/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(s!=="activity"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/11/properties/type/const",keyword:"const",params:{allowedValue:"\
activity"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/\
oneOf/11/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"error")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/12/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/12/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.message===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty:"message"},message:"mu\
st have required property 'message'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="me\
ssage")){let t={instancePath:r,schemaPath:"#/oneOf/12/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!=
"string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/12/properties/source/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/sourc\
e",schemaPath:"#/oneOf/12/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"m\
ust be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={
instancePath:r+"/type",schemaPath:"#/oneOf/12/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),i++}if(s!=="error"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/12/properties\
/type/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),
i++}}if(o.message!==void 0){let s=o.message;if(typeof s=="string"){if(d(s)>500){let t={instancePath:r+"/message",schemaPath:"\
#/oneOf/12/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 cha\
racters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/message",schemaPath:"#/oneOf/12/properties/mes\
sage/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:r+"/message",schemaPath:"#/oneOf/12/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/12/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:r,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:a},message:'value of ta\
g "type" must be in oneOf'};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:r,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"type",tagValue:a},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),
i++}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),i++}return J.errors=e,i===0}var Ve=ee;var C=new RegExp("^[\\w-]+$","u"),Q=G().fullFormats["date-time"];function ee(o,{instancePath:r="",parentData:b,parentDataProperty:y,
rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.staticContextId===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"staticContextId"},message:"must have required proper\
ty 'staticContextId'"};e===null?e=[a]:e.push(a),i++}if(o.userContextId===void 0){let a={instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"userContextId"},message:"must have required property 'userContextId'"};
e===null?e=[a]:e.push(a),i++}if(o.expiresAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[a]:e.push(a),i++}for(let a in o)
if(!(a==="staticContextId"||a==="userContextId"||a==="expiresAt")){let s={instancePath:r,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(o.staticContextId!==void 0){let a=o.staticContextId;if(typeof a=="string"){if(d(a)>64){let s={instancePath:r+
"/staticContextId",schemaPath:"#/properties/staticContextId/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<1){let s={instancePath:r+"/staticContextId",schemaPath:"\
#/properties/staticContextId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}if(!C.test(a)){let s={instancePath:r+"/staticContextId",schemaPath:"#/properties/stat\
icContextId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:r+"/staticContextId",schemaPath:"#/properties/staticContextId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.userContextId!==void 0){let a=o.
userContextId;if(typeof a=="string"){if(d(a)>64){let s={instancePath:r+"/userContextId",schemaPath:"#/properties/userCon\
textId/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:
e.push(s),i++}if(d(a)<1){let s={instancePath:r+"/userContextId",schemaPath:"#/properties/userContextId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!C.test(a)){
let s={instancePath:r+"/userContextId",schemaPath:"#/properties/userContextId/pattern",keyword:"pattern",params:{pattern:"\
^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/userCon\
textId",schemaPath:"#/properties/userContextId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(o.expiresAt!==void 0){let a=o.expiresAt;if(typeof a=="string"){if(!Q.validate(a)){let s={instancePath:r+
"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/exp\
iresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let a={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}return ee.errors=e,i===0}var De=se;function se(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.aheadMs===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"aheadMs"},message:"must have required property 'aheadMs'"};e===null?e=[a]:e.push(a),i++}for(let a in o)
if(a!=="aheadMs"){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.aheadMs!==void 0){let a=o.aheadMs;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/aheadMs",schemaPath:"#/properties/aheadMs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof a=="number"&&isFinite(a)){
if(a>31536e6||isNaN(a)){let s={instancePath:r+"/aheadMs",schemaPath:"#/properties/aheadMs/maximum",keyword:"maximum",params:{
comparison:"<=",limit:31536e6},message:"must be <= 31536000000"};e===null?e=[s]:e.push(s),i++}if(a<-31536e6||isNaN(a)){let s={
instancePath:r+"/aheadMs",schemaPath:"#/properties/aheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-31536e6},
message:"must be >= -31536000000"};e===null?e=[s]:e.push(s),i++}}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return se.errors=e,i===0}var Ze=te,Le={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sportsbook/control-event.schema.json",
title:"Change of an event",description:"Body of POST /_control/events/{eventId}; what is left out stays.",type:"object",
properties:{suspended:{title:"Suspended",description:"Takes no bets.",type:"boolean"},result:{title:"Result",description:"\
What becomes of its bets.",type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{title:"Played",description:"\
Its own course again.",type:"object",properties:{kind:{title:"Kind",description:"Played.",type:"string",const:"played"}},
required:["kind"],additionalProperties:!1},{title:"Entered",description:"Ends now with a score.",type:"object",properties:{
kind:{title:"Kind",description:"Entered.",type:"string",const:"entered"},score:{title:"Score",description:"At the end.",
type:"object",properties:{home:{title:"Home",description:"Of the home side.",type:"integer",minimum:0,maximum:1e3},away:{
title:"Away",description:"Of the away side.",type:"integer",minimum:0,maximum:1e3}},required:["home","away"],additionalProperties:!1}},
required:["kind","score"],additionalProperties:!1},{title:"Void",description:"Was not played: its bets are void.",type:"\
object",properties:{kind:{title:"Kind",description:"Void.",type:"string",const:"void"}},required:["kind"],additionalProperties:!1},
{title:"Reopened",description:"The settlement is taken back until another result is entered.",type:"object",properties:{
kind:{title:"Kind",description:"Reopened.",type:"string",const:"reopened"}},required:["kind"],additionalProperties:!1}]},
startsAt:{title:"Start",description:"Another start; null for the planned one.",type:["string","null"],format:"date-time"}},
required:[],additionalProperties:!1,minProperties:1,examples:[{result:{kind:"entered",score:{home:2,away:1}}}]};function te(o,{
instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length<1){let a={instancePath:r,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(!(a==="suspended"||a==="\
result"||a==="startsAt")){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.suspended!==void 0&&
typeof o.suspended!="boolean"){let a={instancePath:r+"/suspended",schemaPath:"#/properties/suspended/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(o.result!==void 0){let a=o.result;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:r+"/result",schemaPath:"#/properties/resu\
lt/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=
[t]:e.push(t),i++}let s=a.kind;if(typeof s=="string")if(s==="played")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===
void 0){let t={instancePath:r+"/result",schemaPath:"#/properties/result/oneOf/0/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(t!=="kind"){let m={instancePath:r+
"/result",schemaPath:"#/properties/result/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0){let t=a.kind;if(typeof t!=
"string"){let m={instancePath:r+"/result/kind",schemaPath:"#/properties/result/oneOf/0/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(t!=="played"){let m={instancePath:r+
"/result/kind",schemaPath:"#/properties/result/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue:"play\
ed"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:r+"/result",schemaPath:"\
#/properties/result/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}else if(s==="entered")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:r+"/re\
sult",schemaPath:"#/properties/result/oneOf/1/required",keyword:"required",params:{missingProperty:"kind"},message:"must\
 have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(a.score===void 0){let t={instancePath:r+"/result",schemaPath:"\
#/properties/result/oneOf/1/required",keyword:"required",params:{missingProperty:"score"},message:"must have required pr\
operty 'score'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="kind"||t==="score")){let m={instancePath:r+"/resu\
lt",schemaPath:"#/properties/result/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0){let t=a.kind;if(typeof t!=
"string"){let m={instancePath:r+"/result/kind",schemaPath:"#/properties/result/oneOf/1/properties/kind/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(t!=="entered"){let m={instancePath:r+
"/result/kind",schemaPath:"#/properties/result/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue:"ente\
red"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}}if(a.score!==void 0){let t=a.score;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.home===void 0){let m={instancePath:r+"/result/score",schemaPath:"#/properties/result/o\
neOf/1/properties/score/required",keyword:"required",params:{missingProperty:"home"},message:"must have required propert\
y 'home'"};e===null?e=[m]:e.push(m),i++}if(t.away===void 0){let m={instancePath:r+"/result/score",schemaPath:"#/properti\
es/result/oneOf/1/properties/score/required",keyword:"required",params:{missingProperty:"away"},message:"must have requi\
red property 'away'"};e===null?e=[m]:e.push(m),i++}for(let m in t)if(!(m==="home"||m==="away")){let p={instancePath:r+"/\
result/score",schemaPath:"#/properties/result/oneOf/1/properties/score/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(t.home!==
void 0){let m=t.home;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let p={instancePath:r+"/result/score/home",
schemaPath:"#/properties/result/oneOf/1/properties/score/properties/home/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m)){let p={instancePath:r+
"/result/score/home",schemaPath:"#/properties/result/oneOf/1/properties/score/properties/home/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[p]:e.push(p),i++}if(m<0||isNaN(m)){let p={instancePath:r+
"/result/score/home",schemaPath:"#/properties/result/oneOf/1/properties/score/properties/home/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}if(t.away!==void 0){let m=t.away;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let p={instancePath:r+"/result/score/away",schemaPath:"#/prope\
rties/result/oneOf/1/properties/score/properties/away/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m)){let p={instancePath:r+"/resul\
t/score/away",schemaPath:"#/properties/result/oneOf/1/properties/score/properties/away/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[p]:e.push(p),i++}if(m<0||isNaN(m)){let p={instancePath:r+
"/result/score/away",schemaPath:"#/properties/result/oneOf/1/properties/score/properties/away/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}}else{let m={instancePath:r+"/re\
sult/score",schemaPath:"#/properties/result/oneOf/1/properties/score/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:r+"/result",schemaPath:"#/properties/result/one\
Of/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}else if(s==="voi\
d")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:r+"/result",schemaPath:"#/proper\
ties/result/oneOf/2/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'k\
ind'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(t!=="kind"){let m={instancePath:r+"/result",schemaPath:"#/properti\
es/result/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0){let t=a.kind;if(typeof t!="string"){let m={
instancePath:r+"/result/kind",schemaPath:"#/properties/result/oneOf/2/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(t!=="void"){let m={instancePath:r+"/result/kind",schemaPath:"\
#/properties/result/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue:"void"},message:"must be equal t\
o constant"};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:r+"/result",schemaPath:"#/properties/result/oneOf/2\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}else if(s==="reopene\
d")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let t={instancePath:r+"/result",schemaPath:"#/proper\
ties/result/oneOf/3/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'k\
ind'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(t!=="kind"){let m={instancePath:r+"/result",schemaPath:"#/properti\
es/result/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0){let t=a.kind;if(typeof t!="string"){let m={
instancePath:r+"/result/kind",schemaPath:"#/properties/result/oneOf/3/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(t!=="reopened"){let m={instancePath:r+"/result/kind",
schemaPath:"#/properties/result/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue:"reopened"},message:"\
must be equal to constant"};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:r+"/result",schemaPath:"#/properties\
/result/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}else{
let t={instancePath:r+"/result",schemaPath:"#/properties/result/discriminator",keyword:"discriminator",params:{error:"ma\
pping",tag:"kind",tagValue:s},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:r+
"/result",schemaPath:"#/properties/result/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:s},
message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{let s={instancePath:r+"/result",schemaPath:"#/pr\
operties/result/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(o.
startsAt!==void 0){let a=o.startsAt;if(typeof a!="string"&&a!==null){let s={instancePath:r+"/startsAt",schemaPath:"#/pro\
perties/startsAt/type",keyword:"type",params:{type:Le.properties.startsAt.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),i++}if(typeof a=="string"&&!Q.validate(a)){let s={instancePath:r+"/startsAt",schemaPath:"#/properties/st\
artsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(
s),i++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),i++}return te.errors=e,i===0}var Re=re;function re(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.silent===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"silent"},message:"must have required property 'silent'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(a!==
"silent"){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.silent!==void 0&&typeof o.silent!="bool\
ean"){let a={instancePath:r+"/silent",schemaPath:"#/properties/silent/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return re.errors=e,i===0}var _e=ie,U={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sportsbook/control-wallet.schema.json",title:"Faults of\
 the wallet",description:"Body of POST /_control/wallet-faults; replaces those before.",type:"object",properties:{faults:{
title:"Faults",description:"In the order in which they are used up.",type:"array",maxItems:100,items:{title:"Fault",description:"\
A fault.",type:"object",properties:{call:{title:"Call",description:"Every one when left out.",type:"string",enum:["bet",
"win","loss","cash-out","bet-void","win-void"]},fault:{title:"Fault",description:"Late by delayMs, sent twice, lost on t\
he way there or back, or with an amount that is wrong by so much.",type:"string",enum:["late","duplicated","lost-request",
"lost-reply","wrong-amount"]},times:{title:"Times",description:"For so many calls.",type:"integer",minimum:1,maximum:1e3},
delayMs:{title:"Delay",description:"In milliseconds.",type:"integer",minimum:0,maximum:6e4},by:{title:"By",description:"\
Minor units.",type:"integer"}},required:["fault","times"],additionalProperties:!1}}},required:["faults"],additionalProperties:!1,
examples:[{faults:[{call:"bet",fault:"lost-reply",times:3}]}]};function ie(o,{instancePath:r="",parentData:b,parentDataProperty:y,
rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.faults===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"faults"},message:"must have required property 'fault\
s'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(a!=="faults"){let s={instancePath:r,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(o.faults!==void 0){let a=o.faults;if(Array.isArray(a)){if(a.length>100){let t={instancePath:r+"/f\
aults",schemaPath:"#/properties/faults/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than \
100 items"};e===null?e=[t]:e.push(t),i++}let s=a.length;for(let t=0;t<s;t++){let m=a[t];if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.fault===void 0){let p={instancePath:r+"/faults/"+t,schemaPath:"#/properties/faults/items/required",keyword:"\
required",params:{missingProperty:"fault"},message:"must have required property 'fault'"};e===null?e=[p]:e.push(p),i++}if(m.
times===void 0){let p={instancePath:r+"/faults/"+t,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{
missingProperty:"times"},message:"must have required property 'times'"};e===null?e=[p]:e.push(p),i++}for(let p in m)if(!(p===
"call"||p==="fault"||p==="times"||p==="delayMs"||p==="by")){let u={instancePath:r+"/faults/"+t,schemaPath:"#/properties/\
faults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have a\
dditional properties"};e===null?e=[u]:e.push(u),i++}if(m.call!==void 0){let p=m.call;if(typeof p!="string"){let u={instancePath:r+
"/faults/"+t+"/call",schemaPath:"#/properties/faults/items/properties/call/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="bet"||p==="win"||p==="loss"||p==="cash-out"||p==="bet-void"||p===
"win-void")){let u={instancePath:r+"/faults/"+t+"/call",schemaPath:"#/properties/faults/items/properties/call/enum",keyword:"\
enum",params:{allowedValues:U.properties.faults.items.properties.call.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[u]:e.push(u),i++}}if(m.fault!==void 0){let p=m.fault;if(typeof p!="string"){let u={instancePath:r+
"/faults/"+t+"/fault",schemaPath:"#/properties/faults/items/properties/fault/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="late"||p==="duplicated"||p==="lost-request"||p==="lost-\
reply"||p==="wrong-amount")){let u={instancePath:r+"/faults/"+t+"/fault",schemaPath:"#/properties/faults/items/propertie\
s/fault/enum",keyword:"enum",params:{allowedValues:U.properties.faults.items.properties.fault.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(m.times!==void 0){let p=m.times;if(!(typeof p=="numbe\
r"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:r+"/faults/"+t+"/times",schemaPath:"#/properties/faults/items/p\
roperties/times/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"&&isFinite(p)){if(p>1e3||isNaN(p)){let u={instancePath:r+"/faults/"+t+"/times",schemaPath:"#/properties/faults/i\
tems/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?
e=[u]:e.push(u),i++}if(p<1||isNaN(p)){let u={instancePath:r+"/faults/"+t+"/times",schemaPath:"#/properties/faults/items/\
properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(
u),i++}}}if(m.delayMs!==void 0){let p=m.delayMs;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:r+
"/faults/"+t+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>6e4||isNaN(p)){let u={
instancePath:r+"/faults/"+t+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={
instancePath:r+"/faults/"+t+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(m.by!==void 0){let p=m.by;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:r+"/faults/"+t+"/by",schemaPath:"#/propert\
ies/faults/items/properties/by/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),i++}}}else{let p={instancePath:r+"/faults/"+t,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:r+"/faults",schemaPath:"\
#/properties/faults/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),i++}return ie.errors=e,i===0}var Ee=oe,je={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/sportsbook/data-catalogue.schema.json",title:"Catalogue of the sportsbook",description:"data/catalogue.j\
son: what is played, and how.",type:"object",properties:{sports:{title:"Sports",description:"In the order in which they \
are shown.",type:"array",minItems:1,maxItems:60,items:{title:"Sport",description:"With its markets and competitions.",type:"\
object",properties:{id:{title:"Id",description:"Part of addresses; its names are texts.",type:"string",minLength:1,maxLength:120,
pattern:"^[a-z0-9-]+$"},course:{title:"Course",description:"How a match of the sport is scored.",type:"object",required:[
"kind"],discriminator:{propertyName:"kind"},oneOf:[{title:"Goals",description:"By goals or points at any minute.",type:"\
object",properties:{kind:{title:"Kind",description:"Goals.",type:"string",const:"goals"},home:{title:"Home",description:"\
Mean score of the home side.",type:"number",exclusiveMinimum:0,maximum:200},away:{title:"Away",description:"Mean score o\
f the away side.",type:"number",exclusiveMinimum:0,maximum:200},draw:{title:"Draw",description:"Whether it may end level\
.",type:"boolean"},periods:{title:"Periods",description:"Of the match.",type:"integer",minimum:1,maximum:10},periodMinutes:{
title:"Minutes",description:"Of a period.",type:"integer",minimum:1,maximum:120},breakMinutes:{title:"Break",description:"\
Between periods, in minutes.",type:"integer",minimum:0,maximum:60}},required:["kind","home","away","draw","periods","per\
iodMinutes","breakMinutes"],additionalProperties:!1},{title:"Sets",description:"By sets one after another.",type:"object",
properties:{kind:{title:"Kind",description:"Sets.",type:"string",const:"sets"},setsToWin:{title:"Sets",description:"That\
 win the match.",type:"integer",minimum:1,maximum:5},setMinutes:{title:"Minutes",description:"Of a set.",type:"integer",
minimum:1,maximum:120}},required:["kind","setsToWin","setMinutes"],additionalProperties:!1}]},markets:{title:"Markets",description:"\
The first one is the main market.",type:"array",minItems:1,maxItems:20,items:{title:"Market",description:"A kind of mark\
et, once for each line.",type:"object",properties:{kind:{title:"Kind",description:"Kind of the market.",type:"string",enum:[
"result","winner","total","both","handicap"]},lines:{title:"Lines",description:"In tenths.",type:"array",minItems:1,maxItems:20,
items:{title:"Line",description:"In tenths: 25 is 2.5.",type:"integer",minimum:-9999,maximum:9999}}},required:["kind"],additionalProperties:!1}},
regions:{title:"Regions",description:"Of the sport.",type:"array",minItems:1,maxItems:60,items:{title:"Region",description:"\
With its competitions.",type:"object",properties:{id:{title:"Id",description:"Part of addresses; its names are texts.",type:"\
string",minLength:1,maxLength:120,pattern:"^[a-z0-9-]+$"},competitions:{title:"Competitions",description:"Of the region.",
type:"array",minItems:1,maxItems:60,items:{title:"Competition",description:"With its teams, and when they play.",type:"o\
bject",properties:{id:{title:"Id",description:"Part of addresses.",type:"string",minLength:1,maxLength:120,pattern:"^[a-\
z0-9-]+$"},name:{title:"Name",description:"A proper name, the same in all languages.",type:"string",minLength:1,maxLength:100},
everyMinutes:{title:"Turn",description:"Minutes from one turn of matches to the next.",type:"integer",minimum:10,maximum:10080},
offsetMinutes:{title:"Offset",description:"Of the turns.",type:"integer",minimum:0,maximum:10080},matches:{title:"Matche\
s",description:"Of a turn.",type:"integer",minimum:1,maximum:20},staggerMinutes:{title:"Stagger",description:"Minutes be\
tween two starts of a turn.",type:"integer",minimum:0,maximum:1440},teams:{title:"Teams",description:"At least two for e\
ach match of a turn.",type:"array",minItems:2,maxItems:60,items:{title:"Team",description:"Name of a team or player.",type:"\
string",minLength:1,maxLength:100}}},required:["id","name","everyMinutes","offsetMinutes","matches","staggerMinutes","te\
ams"],additionalProperties:!1}}},required:["id","competitions"],additionalProperties:!1}}},required:["id","course","mark\
ets","regions"],additionalProperties:!1}}},required:["sports"],additionalProperties:!1},j=new RegExp("^[a-z0-9-]+$","u");
function oe(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.sports===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sports"},message:"must have required property 'sports'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(a!==
"sports"){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.sports!==void 0){let a=o.sports;if(Array.
isArray(a)){if(a.length>60){let t={instancePath:r+"/sports",schemaPath:"#/properties/sports/maxItems",keyword:"maxItems",
params:{limit:60},message:"must NOT have more than 60 items"};e===null?e=[t]:e.push(t),i++}if(a.length<1){let t={instancePath:r+
"/sports",schemaPath:"#/properties/sports/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[t]:e.push(t),i++}let s=a.length;for(let t=0;t<s;t++){let m=a[t];if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.id===void 0){let p={instancePath:r+"/sports/"+t,schemaPath:"#/properties/sports/items/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),i++}if(m.course===
void 0){let p={instancePath:r+"/sports/"+t,schemaPath:"#/properties/sports/items/required",keyword:"required",params:{missingProperty:"\
course"},message:"must have required property 'course'"};e===null?e=[p]:e.push(p),i++}if(m.markets===void 0){let p={instancePath:r+
"/sports/"+t,schemaPath:"#/properties/sports/items/required",keyword:"required",params:{missingProperty:"markets"},message:"\
must have required property 'markets'"};e===null?e=[p]:e.push(p),i++}if(m.regions===void 0){let p={instancePath:r+"/spor\
ts/"+t,schemaPath:"#/properties/sports/items/required",keyword:"required",params:{missingProperty:"regions"},message:"mu\
st have required property 'regions'"};e===null?e=[p]:e.push(p),i++}for(let p in m)if(!(p==="id"||p==="course"||p==="mark\
ets"||p==="regions")){let u={instancePath:r+"/sports/"+t,schemaPath:"#/properties/sports/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),i++}if(m.id!==void 0){let p=m.id;if(typeof p=="string"){if(d(p)>120){let u={instancePath:r+"/sports/"+t+"/id",schemaPath:"\
#/properties/sports/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[u]:e.push(u),i++}if(d(p)<1){let u={instancePath:r+"/sports/"+t+"/id",schemaPath:"#/prope\
rties/sports/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[u]:e.push(u),i++}if(!j.test(p)){let u={instancePath:r+"/sports/"+t+"/id",schemaPath:"#/properties/\
sports/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z\
0-9-]+$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/sports/"+t+"/id",schemaPath:"#/properties/sports/i\
tems/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(m.
course!==void 0){let p=m.course;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===void 0){let n={instancePath:r+"\
/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),i++}let u=p.kind;if(typeof u=="string")if(u===
"goals")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===void 0){let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/0/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[n]:e.push(n),i++}if(p.home===void 0){let n={instancePath:r+"/sports/"+t+
"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/required",keyword:"required",params:{missingProperty:"\
home"},message:"must have required property 'home'"};e===null?e=[n]:e.push(n),i++}if(p.away===void 0){let n={instancePath:r+
"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/required",keyword:"required",params:{
missingProperty:"away"},message:"must have required property 'away'"};e===null?e=[n]:e.push(n),i++}if(p.draw===void 0){let n={
instancePath:r+"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/required",keyword:"\
required",params:{missingProperty:"draw"},message:"must have required property 'draw'"};e===null?e=[n]:e.push(n),i++}if(p.
periods===void 0){let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/o\
neOf/0/required",keyword:"required",params:{missingProperty:"periods"},message:"must have required property 'periods'"};
e===null?e=[n]:e.push(n),i++}if(p.periodMinutes===void 0){let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"#/pro\
perties/sports/items/properties/course/oneOf/0/required",keyword:"required",params:{missingProperty:"periodMinutes"},message:"\
must have required property 'periodMinutes'"};e===null?e=[n]:e.push(n),i++}if(p.breakMinutes===void 0){let n={instancePath:r+
"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/required",keyword:"required",params:{
missingProperty:"breakMinutes"},message:"must have required property 'breakMinutes'"};e===null?e=[n]:e.push(n),i++}for(let n in p)
if(!(n==="kind"||n==="home"||n==="away"||n==="draw"||n==="periods"||n==="periodMinutes"||n==="breakMinutes")){let l={instancePath:r+
"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
i++}if(p.kind!==void 0){let n=p.kind;if(typeof n!="string"){let l={instancePath:r+"/sports/"+t+"/course/kind",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/0/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}if(n!=="goals"){let l={instancePath:r+"/sports/"+t+"/course/kind",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue:"goals"},
message:"must be equal to constant"};e===null?e=[l]:e.push(l),i++}}if(p.home!==void 0){let n=p.home;if(typeof n=="number"&&
isFinite(n)){if(n>200||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/home",schemaPath:"#/properties/sports/items\
/properties/course/oneOf/0/properties/home/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must b\
e <= 200"};e===null?e=[l]:e.push(l),i++}if(n<=0||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/home",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/0/properties/home/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},message:"must be > 0"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/sports/"+t+"/c\
ourse/home",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/home/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(p.away!==void 0){let n=p.away;if(typeof n=="nu\
mber"&&isFinite(n)){if(n>200||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/away",schemaPath:"#/properties/sport\
s/items/properties/course/oneOf/0/properties/away/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"\
must be <= 200"};e===null?e=[l]:e.push(l),i++}if(n<=0||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/away",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/0/properties/away/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},message:"must be > 0"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:r+"/sports/"+t+"/c\
ourse/away",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/away/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(p.draw!==void 0&&typeof p.draw!="boolean"){let n={
instancePath:r+"/sports/"+t+"/course/draw",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/dr\
aw/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),i++}if(p.periods!==void 0){
let n=p.periods;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:r+"/sports/"+t+"/course/pe\
riods",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/periods/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof n=="number"&&isFinite(n)){if(n>10||isNaN(n)){
let l={instancePath:r+"/sports/"+t+"/course/periods",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/pro\
perties/periods/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[l]:e.push(
l),i++}if(n<1||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/periods",schemaPath:"#/properties/sports/items/prop\
erties/course/oneOf/0/properties/periods/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[l]:e.push(l),i++}}}if(p.periodMinutes!==void 0){let n=p.periodMinutes;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let l={instancePath:r+"/sports/"+t+"/course/periodMinutes",schemaPath:"#/properties/sports/item\
s/properties/course/oneOf/0/properties/periodMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[l]:e.push(l),i++}if(typeof n=="number"&&isFinite(n)){if(n>120||isNaN(n)){let l={instancePath:r+"/sports\
/"+t+"/course/periodMinutes",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/periodMinutes/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be <= 120"};e===null?e=[l]:e.push(l),i++}if(n<
1||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/periodMinutes",schemaPath:"#/properties/sports/items/properties\
/course/oneOf/0/properties/periodMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[l]:e.push(l),i++}}}if(p.breakMinutes!==void 0){let n=p.breakMinutes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let l={instancePath:r+"/sports/"+t+"/course/breakMinutes",schemaPath:"#/properties/sports/items/proper\
ties/course/oneOf/0/properties/breakMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[l]:e.push(l),i++}if(typeof n=="number"&&isFinite(n)){if(n>60||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/cou\
rse/breakMinutes",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/properties/breakMinutes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[l]:e.push(l),i++}if(n<0||isNaN(n)){let l={
instancePath:r+"/sports/"+t+"/course/breakMinutes",schemaPath:"#/properties/sports/items/properties/course/oneOf/0/prope\
rties/breakMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),i++}}}}else{let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course\
/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}else if(u===
"sets")if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===void 0){let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/1/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[n]:e.push(n),i++}if(p.setsToWin===void 0){let n={instancePath:r+"/sport\
s/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/1/required",keyword:"required",params:{missingProperty:"\
setsToWin"},message:"must have required property 'setsToWin'"};e===null?e=[n]:e.push(n),i++}if(p.setMinutes===void 0){let n={
instancePath:r+"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/properties/course/oneOf/1/required",keyword:"\
required",params:{missingProperty:"setMinutes"},message:"must have required property 'setMinutes'"};e===null?e=[n]:e.push(
n),i++}for(let n in p)if(!(n==="kind"||n==="setsToWin"||n==="setMinutes")){let l={instancePath:r+"/sports/"+t+"/course",
schemaPath:"#/properties/sports/items/properties/course/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(p.kind!==void 0){let n=p.
kind;if(typeof n!="string"){let l={instancePath:r+"/sports/"+t+"/course/kind",schemaPath:"#/properties/sports/items/prop\
erties/course/oneOf/1/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
l]:e.push(l),i++}if(n!=="sets"){let l={instancePath:r+"/sports/"+t+"/course/kind",schemaPath:"#/properties/sports/items/\
properties/course/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue:"sets"},message:"must be equal to \
constant"};e===null?e=[l]:e.push(l),i++}}if(p.setsToWin!==void 0){let n=p.setsToWin;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let l={instancePath:r+"/sports/"+t+"/course/setsToWin",schemaPath:"#/properties/sports/items/propertie\
s/course/oneOf/1/properties/setsToWin/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),i++}if(typeof n=="number"&&isFinite(n)){if(n>5||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/sets\
ToWin",schemaPath:"#/properties/sports/items/properties/course/oneOf/1/properties/setsToWin/maximum",keyword:"maximum",params:{
comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[l]:e.push(l),i++}if(n<1||isNaN(n)){let l={instancePath:r+"/\
sports/"+t+"/course/setsToWin",schemaPath:"#/properties/sports/items/properties/course/oneOf/1/properties/setsToWin/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}if(p.setMinutes!==
void 0){let n=p.setMinutes;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:r+"/sports/"+t+
"/course/setMinutes",schemaPath:"#/properties/sports/items/properties/course/oneOf/1/properties/setMinutes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof n=="number"&&isFinite(n)){
if(n>120||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/setMinutes",schemaPath:"#/properties/sports/items/proper\
ties/course/oneOf/1/properties/setMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:120},message:"must be\
 <= 120"};e===null?e=[l]:e.push(l),i++}if(n<1||isNaN(n)){let l={instancePath:r+"/sports/"+t+"/course/setMinutes",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/1/properties/setMinutes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}}else{let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"\
#/properties/sports/items/properties/course/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),i++}else{let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"#/properties/sports/items/pro\
perties/course/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:u},message:'value of t\
ag "kind" must be in oneOf'};e===null?e=[n]:e.push(n),i++}else{let n={instancePath:r+"/sports/"+t+"/course",schemaPath:"\
#/properties/sports/items/properties/course/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:u},
message:'tag "kind" must be string'};e===null?e=[n]:e.push(n),i++}}else{let u={instancePath:r+"/sports/"+t+"/course",schemaPath:"\
#/properties/sports/items/properties/course/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[u]:e.push(u),i++}}if(m.markets!==void 0){let p=m.markets;if(Array.isArray(p)){if(p.length>20){let n={instancePath:r+"\
/sports/"+t+"/markets",schemaPath:"#/properties/sports/items/properties/markets/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),i++}if(p.length<1){let n={instancePath:r+"/sports/"+
t+"/markets",schemaPath:"#/properties/sports/items/properties/markets/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let u=p.length;for(let n=0;n<u;n++){let l=p[n];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.kind===void 0){let g={instancePath:r+"/sports/"+t+"/markets/"+n,schemaPath:"#/properti\
es/sports/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"kind"},message:"must have\
 required property 'kind'"};e===null?e=[g]:e.push(g),i++}for(let g in l)if(!(g==="kind"||g==="lines")){let w={instancePath:r+
"/sports/"+t+"/markets/"+n,schemaPath:"#/properties/sports/items/properties/markets/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===null?e=[w]:e.push(
w),i++}if(l.kind!==void 0){let g=l.kind;if(typeof g!="string"){let w={instancePath:r+"/sports/"+t+"/markets/"+n+"/kind",
schemaPath:"#/properties/sports/items/properties/markets/items/properties/kind/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),i++}if(!(g==="result"||g==="winner"||g==="total"||g==="both"||g==="ha\
ndicap")){let w={instancePath:r+"/sports/"+t+"/markets/"+n+"/kind",schemaPath:"#/properties/sports/items/properties/mark\
ets/items/properties/kind/enum",keyword:"enum",params:{allowedValues:je.properties.sports.items.properties.markets.items.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[w]:e.push(w),i++}}if(l.lines!==void 0){
let g=l.lines;if(Array.isArray(g)){if(g.length>20){let h={instancePath:r+"/sports/"+t+"/markets/"+n+"/lines",schemaPath:"\
#/properties/sports/items/properties/markets/items/properties/lines/maxItems",keyword:"maxItems",params:{limit:20},message:"\
must NOT have more than 20 items"};e===null?e=[h]:e.push(h),i++}if(g.length<1){let h={instancePath:r+"/sports/"+t+"/mark\
ets/"+n+"/lines",schemaPath:"#/properties/sports/items/properties/markets/items/properties/lines/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),i++}let w=g.length;for(let h=0;h<
w;h++){let k=g[h];if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let c={instancePath:r+"/sports/"+t+"/markets\
/"+n+"/lines/"+h,schemaPath:"#/properties/sports/items/properties/markets/items/properties/lines/items/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof k=="number"&&isFinite(k)){
if(k>9999||isNaN(k)){let c={instancePath:r+"/sports/"+t+"/markets/"+n+"/lines/"+h,schemaPath:"#/properties/sports/items/\
properties/markets/items/properties/lines/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[c]:e.push(c),i++}if(k<-9999||isNaN(k)){let c={instancePath:r+"/sports/"+t+"/markets/"+n+"/\
lines/"+h,schemaPath:"#/properties/sports/items/properties/markets/items/properties/lines/items/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9999},message:"must be >= -9999"};e===null?e=[c]:e.push(c),i++}}}}else{let w={instancePath:r+
"/sports/"+t+"/markets/"+n+"/lines",schemaPath:"#/properties/sports/items/properties/markets/items/properties/lines/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),i++}}}else{let g={instancePath:r+
"/sports/"+t+"/markets/"+n,schemaPath:"#/properties/sports/items/properties/markets/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[g]:e.push(g),i++}}}else{let u={instancePath:r+"/sports/"+t+"/markets",schemaPath:"\
#/properties/sports/items/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[u]:e.push(u),i++}}if(m.regions!==void 0){let p=m.regions;if(Array.isArray(p)){if(p.length>60){let n={instancePath:r+"\
/sports/"+t+"/regions",schemaPath:"#/properties/sports/items/properties/regions/maxItems",keyword:"maxItems",params:{limit:60},
message:"must NOT have more than 60 items"};e===null?e=[n]:e.push(n),i++}if(p.length<1){let n={instancePath:r+"/sports/"+
t+"/regions",schemaPath:"#/properties/sports/items/properties/regions/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let u=p.length;for(let n=0;n<u;n++){let l=p[n];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.id===void 0){let g={instancePath:r+"/sports/"+t+"/regions/"+n,schemaPath:"#/properties\
/sports/items/properties/regions/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[g]:e.push(g),i++}if(l.competitions===void 0){let g={instancePath:r+"/sports/"+t+"/regi\
ons/"+n,schemaPath:"#/properties/sports/items/properties/regions/items/required",keyword:"required",params:{missingProperty:"\
competitions"},message:"must have required property 'competitions'"};e===null?e=[g]:e.push(g),i++}for(let g in l)if(!(g===
"id"||g==="competitions")){let w={instancePath:r+"/sports/"+t+"/regions/"+n,schemaPath:"#/properties/sports/items/proper\
ties/regions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT \
have additional properties"};e===null?e=[w]:e.push(w),i++}if(l.id!==void 0){let g=l.id;if(typeof g=="string"){if(d(g)>120){
let w={instancePath:r+"/sports/"+t+"/regions/"+n+"/id",schemaPath:"#/properties/sports/items/properties/regions/items/pr\
operties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[w]:e.push(w),i++}if(d(g)<1){let w={instancePath:r+"/sports/"+t+"/regions/"+n+"/id",schemaPath:"#/properties/sports/it\
ems/properties/regions/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[w]:e.push(w),i++}if(!j.test(g)){let w={instancePath:r+"/sports/"+t+"/regions/"+n+"/id",schemaPath:"\
#/properties/sports/items/properties/regions/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+\
$"},message:'must match pattern "^[a-z0-9-]+$"'};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/sports/"+t+"\
/regions/"+n+"/id",schemaPath:"#/properties/sports/items/properties/regions/items/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}if(l.competitions!==void 0){let g=l.competitions;
if(Array.isArray(g)){if(g.length>60){let h={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions",schemaPath:"#/prop\
erties/sports/items/properties/regions/items/properties/competitions/maxItems",keyword:"maxItems",params:{limit:60},message:"\
must NOT have more than 60 items"};e===null?e=[h]:e.push(h),i++}if(g.length<1){let h={instancePath:r+"/sports/"+t+"/regi\
ons/"+n+"/competitions",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),i++}let w=g.length;
for(let h=0;h<w;h++){let k=g[h];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.id===void 0){let c={instancePath:r+"/s\
ports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"#/properties/sports/items/properties/regions/items/properties/com\
petitions/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[c]:e.push(c),i++}if(k.name===void 0){let c={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"\
#/properties/sports/items/properties/regions/items/properties/competitions/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[c]:e.push(c),i++}if(k.everyMinutes===void 0){let c={instancePath:r+
"/sports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"#/properties/sports/items/properties/regions/items/properties/\
competitions/items/required",keyword:"required",params:{missingProperty:"everyMinutes"},message:"must have required prop\
erty 'everyMinutes'"};e===null?e=[c]:e.push(c),i++}if(k.offsetMinutes===void 0){let c={instancePath:r+"/sports/"+t+"/reg\
ions/"+n+"/competitions/"+h,schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items\
/required",keyword:"required",params:{missingProperty:"offsetMinutes"},message:"must have required property 'offsetMinut\
es'"};e===null?e=[c]:e.push(c),i++}if(k.matches===void 0){let c={instancePath:r+"/sports/"+t+"/regions/"+n+"/competition\
s/"+h,schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/required",keyword:"re\
quired",params:{missingProperty:"matches"},message:"must have required property 'matches'"};e===null?e=[c]:e.push(c),i++}
if(k.staggerMinutes===void 0){let c={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"#/properti\
es/sports/items/properties/regions/items/properties/competitions/items/required",keyword:"required",params:{missingProperty:"\
staggerMinutes"},message:"must have required property 'staggerMinutes'"};e===null?e=[c]:e.push(c),i++}if(k.teams===void 0){
let c={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"#/properties/sports/items/properties/reg\
ions/items/properties/competitions/items/required",keyword:"required",params:{missingProperty:"teams"},message:"must hav\
e required property 'teams'"};e===null?e=[c]:e.push(c),i++}for(let c in k)if(!(c==="id"||c==="name"||c==="everyMinutes"||
c==="offsetMinutes"||c==="matches"||c==="staggerMinutes"||c==="teams")){let f={instancePath:r+"/sports/"+t+"/regions/"+n+
"/competitions/"+h,schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};
e===null?e=[f]:e.push(f),i++}if(k.id!==void 0){let c=k.id;if(typeof c=="string"){if(d(c)>120){let f={instancePath:r+"/sp\
orts/"+t+"/regions/"+n+"/competitions/"+h+"/id",schemaPath:"#/properties/sports/items/properties/regions/items/propertie\
s/competitions/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 12\
0 characters"};e===null?e=[f]:e.push(f),i++}if(d(c)<1){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+
h+"/id",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/id/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}
if(!j.test(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/id",schemaPath:"#/properties/sports\
/items/properties/regions/items/properties/competitions/items/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/s\
ports/"+t+"/regions/"+n+"/competitions/"+h+"/id",schemaPath:"#/properties/sports/items/properties/regions/items/properti\
es/competitions/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),i++}}if(k.name!==void 0){let c=k.name;if(typeof c=="string"){if(d(c)>100){let f={instancePath:r+"/sports/"+t+"\
/regions/"+n+"/competitions/"+h+"/name",schemaPath:"#/properties/sports/items/properties/regions/items/properties/compet\
itions/items/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 char\
acters"};e===null?e=[f]:e.push(f),i++}if(d(c)<1){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/n\
ame",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{
let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/name",schemaPath:"#/properties/sports/items/proper\
ties/regions/items/properties/competitions/items/properties/name/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[f]:e.push(f),i++}}if(k.everyMinutes!==void 0){let c=k.everyMinutes;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/everyMinutes",schemaPath:"\
#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/everyMinutes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof c=="number"&&isFinite(c)){
if(c>10080||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/everyMinutes",schemaPath:"#/\
properties/sports/items/properties/regions/items/properties/competitions/items/properties/everyMinutes/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10080},message:"must be <= 10080"};e===null?e=[f]:e.push(f),i++}if(c<10||isNaN(c)){
let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/everyMinutes",schemaPath:"#/properties/sports/item\
s/properties/regions/items/properties/competitions/items/properties/everyMinutes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:10},message:"must be >= 10"};e===null?e=[f]:e.push(f),i++}}}if(k.offsetMinutes!==void 0){let c=k.offsetMinutes;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competition\
s/"+h+"/offsetMinutes",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/prop\
erties/offsetMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}
if(typeof c=="number"&&isFinite(c)){if(c>10080||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competition\
s/"+h+"/offsetMinutes",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/prop\
erties/offsetMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:10080},message:"must be <= 10080"};e===null?
e=[f]:e.push(f),i++}if(c<0||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/offsetMinute\
s",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/offsetMinutes\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}}if(k.
matches!==void 0){let c=k.matches;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let f={instancePath:r+"/spor\
ts/"+t+"/regions/"+n+"/competitions/"+h+"/matches",schemaPath:"#/properties/sports/items/properties/regions/items/proper\
ties/competitions/items/properties/matches/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[f]:e.push(f),i++}if(typeof c=="number"&&isFinite(c)){if(c>20||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+
n+"/competitions/"+h+"/matches",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/i\
tems/properties/matches/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=
[f]:e.push(f),i++}if(c<1||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/matches",schemaPath:"\
#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/matches/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),i++}}}if(k.staggerMinutes!==void 0){
let c=k.staggerMinutes;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let f={instancePath:r+"/sports/"+t+"/re\
gions/"+n+"/competitions/"+h+"/staggerMinutes",schemaPath:"#/properties/sports/items/properties/regions/items/properties\
/competitions/items/properties/staggerMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[f]:e.push(f),i++}if(typeof c=="number"&&isFinite(c)){if(c>1440||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/r\
egions/"+n+"/competitions/"+h+"/staggerMinutes",schemaPath:"#/properties/sports/items/properties/regions/items/propertie\
s/competitions/items/properties/staggerMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},message:"m\
ust be <= 1440"};e===null?e=[f]:e.push(f),i++}if(c<0||isNaN(c)){let f={instancePath:r+"/sports/"+t+"/regions/"+n+"/compe\
titions/"+h+"/staggerMinutes",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/ite\
ms/properties/staggerMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[f]:e.push(f),i++}}}if(k.teams!==void 0){let c=k.teams;if(Array.isArray(c)){if(c.length>60){let q={instancePath:r+"/sp\
orts/"+t+"/regions/"+n+"/competitions/"+h+"/teams",schemaPath:"#/properties/sports/items/properties/regions/items/proper\
ties/competitions/items/properties/teams/maxItems",keyword:"maxItems",params:{limit:60},message:"must NOT have more than\
 60 items"};e===null?e=[q]:e.push(q),i++}if(c.length<2){let q={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+
h+"/teams",schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/properties/teams\
/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[q]:e.push(q),i++}
let f=c.length;for(let q=0;q<f;q++){let T=c[q];if(typeof T=="string"){if(d(T)>100){let N={instancePath:r+"/sports/"+t+"/\
regions/"+n+"/competitions/"+h+"/teams/"+q,schemaPath:"#/properties/sports/items/properties/regions/items/properties/com\
petitions/items/properties/teams/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more tha\
n 100 characters"};e===null?e=[N]:e.push(N),i++}if(d(T)<1){let N={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitio\
ns/"+h+"/teams/"+q,schemaPath:"#/properties/sports/items/properties/regions/items/properties/competitions/items/properti\
es/teams/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[N]:e.push(N),i++}}else{let N={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h+"/teams/"+q,schemaPath:"#/\
properties/sports/items/properties/regions/items/properties/competitions/items/properties/teams/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),i++}}}else{let f={instancePath:r+"/sports/"+
t+"/regions/"+n+"/competitions/"+h+"/teams",schemaPath:"#/properties/sports/items/properties/regions/items/properties/co\
mpetitions/items/properties/teams/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(
f),i++}}}else{let c={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions/"+h,schemaPath:"#/properties/sports/items/\
properties/regions/items/properties/competitions/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[c]:e.push(c),i++}}}else{let w={instancePath:r+"/sports/"+t+"/regions/"+n+"/competitions",schemaPath:"#/\
properties/sports/items/properties/regions/items/properties/competitions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[w]:e.push(w),i++}}}else{let g={instancePath:r+"/sports/"+t+"/regions/"+n,schemaPath:"#/prope\
rties/sports/items/properties/regions/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[g]:e.push(g),i++}}}else{let u={instancePath:r+"/sports/"+t+"/regions",schemaPath:"#/properties/sports/items/propertie\
s/regions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}}else{let p={
instancePath:r+"/sports/"+t,schemaPath:"#/properties/sports/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:r+"/sports",schemaPath:"#/properties/sports/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let a={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return oe.
errors=e,i===0}var Be=ae;function ae(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.marginPerMille===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"marginPerMille"},message:"must have required property 'marginPerMille'"};e===null?e=[a]:e.push(
a),i++}if(o.cashOutPerMille===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cashOutPerMille"},message:"must have required property 'cashOutPerMille'"};e===null?e=[a]:e.push(a),i++}if(o.selections===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selections"},message:"\
must have required property 'selections'"};e===null?e=[a]:e.push(a),i++}if(o.combinations===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"combinations"},message:"must have required property \
'combinations'"};e===null?e=[a]:e.push(a),i++}if(o.base===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"base"},message:"must have required property 'base'"};e===null?e=[a]:e.push(a),i++}if(o.
factors===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"factors"},message:"\
must have required property 'factors'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(!(a==="marginPerMille"||a==="cash\
OutPerMille"||a==="selections"||a==="combinations"||a==="base"||a==="factors")){let s={instancePath:r,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(o.marginPerMille!==void 0){let a=o.marginPerMille;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/marginPerMille",schemaPath:"#/properties/marginPerMille/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof a=="number"&&isFinite(a)){
if(a>500||isNaN(a)){let s={instancePath:r+"/marginPerMille",schemaPath:"#/properties/marginPerMille/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:500},message:"must be <= 500"};e===null?e=[s]:e.push(s),i++}if(a<0||isNaN(a)){let s={
instancePath:r+"/marginPerMille",schemaPath:"#/properties/marginPerMille/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(o.cashOutPerMille!==void 0){let a=o.cashOutPerMille;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/cashOutPerMille",schemaPath:"#/propert\
ies/cashOutPerMille/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){let s={instancePath:r+"/cashOutPerMille",schemaPath:"#/propertie\
s/cashOutPerMille/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[s]:
e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+"/cashOutPerMille",schemaPath:"#/properties/cashOutPerMille/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(o.selections!==
void 0){let a=o.selections;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/selections",
schemaPath:"#/properties/selections/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
s]:e.push(s),i++}if(typeof a=="number"&&isFinite(a)){if(a>20||isNaN(a)){let s={instancePath:r+"/selections",schemaPath:"\
#/properties/selections/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=
[s]:e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+"/selections",schemaPath:"#/properties/selections/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(o.combinations!==void 0){
let a=o.combinations;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/combinations",schemaPath:"\
#/properties/combinations/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof a=="number"&&isFinite(a)){if(a>1e4||isNaN(a)){let s={instancePath:r+"/combinations",schemaPath:"#/prope\
rties/combinations/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=
[s]:e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+"/combinations",schemaPath:"#/properties/combinations/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(o.base!==void 0){
let a=o.base;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.minimum===void 0){let s={instancePath:r+"/base",schemaPath:"\
#/properties/base/required",keyword:"required",params:{missingProperty:"minimum"},message:"must have required property '\
minimum'"};e===null?e=[s]:e.push(s),i++}if(a.maximum===void 0){let s={instancePath:r+"/base",schemaPath:"#/properties/ba\
se/required",keyword:"required",params:{missingProperty:"maximum"},message:"must have required property 'maximum'"};e===
null?e=[s]:e.push(s),i++}if(a.payout===void 0){let s={instancePath:r+"/base",schemaPath:"#/properties/base/required",keyword:"\
required",params:{missingProperty:"payout"},message:"must have required property 'payout'"};e===null?e=[s]:e.push(s),i++}
if(a.steps===void 0){let s={instancePath:r+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty:"\
steps"},message:"must have required property 'steps'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="minimum"||s===
"maximum"||s==="payout"||s==="steps")){let t={instancePath:r+"/base",schemaPath:"#/properties/base/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),i++}if(a.minimum!==void 0){let s=a.minimum;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:r+"/base/minimum",schemaPath:"#/properties/base/properties/minimum/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(s)){let t={
instancePath:r+"/base/minimum",schemaPath:"#/properties/base/properties/minimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:r+
"/base/minimum",schemaPath:"#/properties/base/properties/minimum/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(a.maximum!==void 0){let s=a.maximum;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/base/maximum",schemaPath:"#/properties/base/properties/maximum/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(
s)){if(s>1e12||isNaN(s)){let t={instancePath:r+"/base/maximum",schemaPath:"#/properties/base/properties/maximum/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[t]:e.push(t),i++}if(s<
1||isNaN(s)){let t={instancePath:r+"/base/maximum",schemaPath:"#/properties/base/properties/maximum/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(a.payout!==void 0){let s=a.
payout;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/base/payout",schemaPath:"#/prop\
erties/base/properties/payout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(s)){let t={instancePath:r+"/base/payout",schemaPath:"#/prope\
rties/base/properties/payout/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 10000000\
00000"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){let t={instancePath:r+"/base/payout",schemaPath:"#/properties/bas\
e/properties/payout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),i++}}}if(a.steps!==void 0){let s=a.steps;if(Array.isArray(s)){if(s.length>6){let m={instancePath:r+"/base/steps",
schemaPath:"#/properties/base/properties/steps/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more\
 than 6 items"};e===null?e=[m]:e.push(m),i++}if(s.length<1){let m={instancePath:r+"/base/steps",schemaPath:"#/properties\
/base/properties/steps/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[m]:e.push(m),i++}let t=s.length;for(let m=0;m<t;m++){let p=s[m];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let u={instancePath:r+"/base/steps/"+m,schemaPath:"#/properties/base/properties/steps/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>1e12||isNaN(
p)){let u={instancePath:r+"/base/steps/"+m,schemaPath:"#/properties/base/properties/steps/items/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[u]:e.push(u),i++}if(p<1||isNaN(p)){
let u={instancePath:r+"/base/steps/"+m,schemaPath:"#/properties/base/properties/steps/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}}else{let t={instancePath:r+"/base/steps",
schemaPath:"#/properties/base/properties/steps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let s={instancePath:r+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(o.factors!==void 0){let a=o.factors;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let s in a){let t=a[s];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let m={
instancePath:r+"/factors/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/factors/additionalPropertie\
s/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof t=="num\
ber"&&isFinite(t)){if(t>1e5||isNaN(t)){let m={instancePath:r+"/factors/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/factors/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be\
 <= 100000"};e===null?e=[m]:e.push(m),i++}if(t<1||isNaN(t)){let m={instancePath:r+"/factors/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/factors/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:r+"/factors",schemaPath:"#/properties/fa\
ctors/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let a={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return ae.
errors=e,i===0}var We=me,Te={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sportsbo\
ok/host-message.schema.json",title:"Message to the sportsbook",description:"What the page around the frame posts to it. \
Nothing in it is trusted for money.",type:"object",required:["source","type"],discriminator:{propertyName:"type"},oneOf:[
{title:"Init",description:"The page listens.",type:"object",properties:{source:{title:"Source",description:"Tells the me\
ssages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"\
string",const:"init"},origin:{title:"Origin",description:"Origin of the page around the frame.",type:"string",maxLength:300,
pattern:`^https?://[^/\\s;,'"]+$`}},required:["source","type","origin"],additionalProperties:!1},{title:"Token",description:"\
A new session at the wallet.",type:"object",properties:{source:{title:"Source",description:"Tells the messages from othe\
rs.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"\
token"},token:{title:"Token",description:"Single-use.",type:"string",minLength:16,maxLength:200}},required:["source","ty\
pe","token"],additionalProperties:!1},{title:"Locale",description:"Another language.",type:"object",properties:{source:{
title:"Source",description:"Tells the messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",
description:"Kind of the message.",type:"string",const:"locale"},language:{title:"Language",description:"Language code o\
f the platform.",type:"string",pattern:"^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$"}},required:["source","type","language"],additionalProperties:!1},
{title:"Odds format",description:"Another way to write odds.",type:"object",properties:{source:{title:"Source",description:"\
Tells the messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the m\
essage.",type:"string",const:"oddsFormat"},format:{title:"Odds format",description:"How odds are written.",type:"string",
enum:["decimal","fractional","american"]}},required:["source","type","format"],additionalProperties:!1},{title:"Route",description:"\
Where to go.",type:"object",properties:{source:{title:"Source",description:"Tells the messages from others.",type:"strin\
g",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"route"},category:{
title:"Category",description:"A sport.",type:"string",minLength:1,maxLength:120,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},region:{
title:"Region",description:"A region of the sport.",type:"string",minLength:1,maxLength:120,pattern:"^[a-z0-9]+(-[a-z0-9\
]+)*$"},competition:{title:"Competition",description:"A competition of the region.",type:"string",minLength:1,maxLength:120,
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},event:{title:"Event",description:"An event of the competition.",type:"string",minLength:1,
maxLength:120,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}},required:["source","type"],additionalProperties:!1},{title:"Insets",description:"\
What covers the frame at its edges.",type:"object",properties:{source:{title:"Source",description:"Tells the messages fr\
om others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",
const:"insets"},top:{title:"Top",description:"In pixels.",type:"integer",minimum:0,maximum:2e3},bottom:{title:"Bottom",description:"\
In pixels.",type:"integer",minimum:0,maximum:2e3}},required:["source","type","top","bottom"],additionalProperties:!1},{title:"\
Visibility",description:"Whether the frame is in view.",type:"object",properties:{source:{title:"Source",description:"Te\
lls the messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the mes\
sage.",type:"string",const:"visibility"},visible:{title:"Visible",description:"Whether it is.",type:"boolean"}},required:[
"source","type","visible"],additionalProperties:!1},{title:"Balance",description:"The balance has changed.",type:"object",
properties:{source:{title:"Source",description:"Tells the messages from others.",type:"string",const:"marquee-sportsbook"},
type:{title:"Type",description:"Kind of the message.",type:"string",const:"balance"},amount:{title:"Amount",description:"\
In minor units.",type:"integer",minimum:0,maximum:1e12},currency:{title:"Currency",description:"Code of the currency.",type:"\
string",pattern:"^[A-Z]{3}$"}},required:["source","type","amount","currency"],additionalProperties:!1},{title:"Limits re\
ached",description:"The player may not bet for now.",type:"object",properties:{source:{title:"Source",description:"Tells\
 the messages from others.",type:"string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the messag\
e.",type:"string",const:"limitsReached"}},required:["source","type"],additionalProperties:!1},{title:"Logout",description:"\
The player has left.",type:"object",properties:{source:{title:"Source",description:"Tells the messages from others.",type:"\
string",const:"marquee-sportsbook"},type:{title:"Type",description:"Kind of the message.",type:"string",const:"logout"}},
required:["source","type"],additionalProperties:!1}],examples:[{source:"marquee-sportsbook",type:"route",category:"footb\
all"}]},pe=new RegExp(`^https?://[^/\\s;,'"]+$`,"u"),ne=new RegExp("^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$","u");function me(o,{
instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sour\
ce"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[s]:e.push(s),i++}let a=o.type;if(typeof a=="string")if(a==="init")if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(o.origin===void 0){let s={instancePath:r,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:"origin"},message:"must have required property 'origin'"};e===null?e=[s]:e.push(s),i++}
for(let s in o)if(!(s==="source"||s==="type"||s==="origin")){let t={instancePath:r,schemaPath:"#/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"\
#/oneOf/0/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/0/properties/source/const",keyword:"\
const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.
type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/0/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="init"){let t={
instancePath:r+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"init"},message:"\
must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.origin!==void 0){let s=o.origin;if(typeof s=="string"){if(d(
s)>300){let t={instancePath:r+"/origin",schemaPath:"#/oneOf/0/properties/origin/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[t]:e.push(t),i++}if(!pe.test(s)){let t={instancePath:r+"/o\
rigin",schemaPath:"#/oneOf/0/properties/origin/pattern",keyword:"pattern",params:{pattern:`^https?://[^/\\s;,'"]+$`},message:`\
must match pattern "^https?://[^/\\s;,'"]+$"`};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/origin",schemaPath:"\
#/oneOf/0/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(a==="token")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"source"},message:"must\
 have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/\
oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(o.token===void 0){let s={instancePath:r,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"token"},message:"must have required property 'token'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s===
"source"||s==="type"||s==="token")){let t={instancePath:r,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.
source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/1/properties/\
source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marque\
e-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/1/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="token"){let t={instancePath:r+"/type",schemaPath:"\
#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"token"},message:"must be equal to constant"};e===
null?e=[t]:e.push(t),i++}}if(o.token!==void 0){let s=o.token;if(typeof s=="string"){if(d(s)>200){let t={instancePath:r+"\
/token",schemaPath:"#/oneOf/1/properties/token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have \
more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<16){let t={instancePath:r+"/token",schemaPath:"#/oneOf/1\
/properties/token/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/token",schemaPath:"#/oneOf/1/properties/token/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#\
/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"locale")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/2/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.language===void 0){
let s={instancePath:r,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"language"},message:"mu\
st have required property 'language'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type"||s==="l\
anguage")){let t={instancePath:r,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!=
"string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/2/properties/source/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",
schemaPath:"#/oneOf/2/properties/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must \
be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="locale"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"\
const",params:{allowedValue:"locale"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.language!==
void 0){let s=o.language;if(typeof s=="string"){if(!ne.test(s)){let t={instancePath:r+"/language",schemaPath:"#/oneOf/2/\
properties/language/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$"},message:'must matc\
h pattern "^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/language",schemaPath:"\
#/oneOf/2/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),i++}else if(a==="oddsFormat")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===
void 0){let s={instancePath:r,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"source"},message:"\
must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(o.format===void 0){let s={instancePath:r,schemaPath:"#/oneOf/3/required",keyword:"required",
params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[s]:e.push(s),i++}for(let s in o)
if(!(s==="source"||s==="type"||s==="format")){let t={instancePath:r,schemaPath:"#/oneOf/3/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/3\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!==
"marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/3/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){
let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="oddsFormat"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"oddsFormat"},message:"must be\
 equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.format!==void 0){let s=o.format;if(typeof s!="string"){let t={instancePath:r+
"/format",schemaPath:"#/oneOf/3/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(!(s==="decimal"||s==="fractional"||s==="american")){let t={instancePath:r+"/format",schemaPath:"\
#/oneOf/3/properties/format/enum",keyword:"enum",params:{allowedValues:Te.oneOf[3].properties.format.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/3\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="route")
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/4/required",
keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(
s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s===
"type"||s==="category"||s==="region"||s==="competition"||s==="event")){let t={instancePath:r,schemaPath:"#/oneOf/4/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properti\
es"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/so\
urce",schemaPath:"#/oneOf/4/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/4/properties/s\
ource/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=
[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/o\
neOf/4/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(s!=="route"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
route"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.category!==void 0){let s=o.category;if(typeof s==
"string"){if(d(s)>120){let t={instancePath:r+"/category",schemaPath:"#/oneOf/4/properties/category/maxLength",keyword:"m\
axLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={
instancePath:r+"/category",schemaPath:"#/oneOf/4/properties/category/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/category",schemaPath:"\
#/oneOf/4/properties/category/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match\
 pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/category",schemaPath:"#\
/oneOf/4/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}}if(o.region!==void 0){let s=o.region;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/region",schemaPath:"\
#/oneOf/4/properties/region/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 chara\
cters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/region",schemaPath:"#/oneOf/4/properties/region/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
i++}if(!O.test(s)){let t={instancePath:r+"/region",schemaPath:"#/oneOf/4/properties/region/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:r+"/region",schemaPath:"#/oneOf/4/properties/region/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(o.competition!==void 0){let s=o.competition;if(typeof s=="string"){if(d(
s)>120){let t={instancePath:r+"/competition",schemaPath:"#/oneOf/4/properties/competition/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+
"/competition",schemaPath:"#/oneOf/4/properties/competition/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/competition",schemaPath:"\
#/oneOf/4/properties/competition/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must ma\
tch pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/competition",schemaPath:"\
#/oneOf/4/properties/competition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}if(o.event!==void 0){let s=o.event;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/event",schemaPath:"\
#/oneOf/4/properties/event/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charac\
ters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/event",schemaPath:"#/oneOf/4/properties/event/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}
if(!O.test(s)){let t={instancePath:r+"/event",schemaPath:"#/oneOf/4/properties/event/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:r+"/event",schemaPath:"#/oneOf/4/properties/event/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/4/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="insets")if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(o.top===void 0){let s={instancePath:r,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"top"},message:"must have required property 'top'"};e===null?e=[s]:e.push(s),i++}if(o.
bottom===void 0){let s={instancePath:r,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"botto\
m"},message:"must have required property 'bottom'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="\
type"||s==="top"||s==="bottom")){let t={instancePath:r,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.
source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/5/properties/\
source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marque\
e-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/5/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="insets"){let t={instancePath:r+"/type",schemaPath:"\
#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"insets"},message:"must be equal to constant"};e===
null?e=[t]:e.push(t),i++}}if(o.top!==void 0){let s=o.top;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:r+"/top",schemaPath:"#/oneOf/5/properties/top/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>2e3||isNaN(s)){let t={instancePath:r+"/\
top",schemaPath:"#/oneOf/5/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e3},message:"must be\
 <= 2000"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/top",schemaPath:"#/oneOf/5/properties/\
top/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(o.
bottom!==void 0){let s=o.bottom;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:r+"/bottom",
schemaPath:"#/oneOf/5/properties/bottom/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>2e3||isNaN(s)){let t={instancePath:r+"/bottom",schemaPath:"\
#/oneOf/5/properties/bottom/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e3},message:"must be <= 2000"};e===
null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+"/bottom",schemaPath:"#/oneOf/5/properties/bottom/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let s={
instancePath:r,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(a==="visibility")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"source"},message:"must have required propert\
y 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/6/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(o.
visible===void 0){let s={instancePath:r,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"visi\
ble"},message:"must have required property 'visible'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s===
"type"||s==="visible")){let t={instancePath:r,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==
void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/6/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsb\
ook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/6/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="visibility"){let t={instancePath:r+"/type",
schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue:"visibility"},message:"must be equal t\
o constant"};e===null?e=[t]:e.push(t),i++}}if(o.visible!==void 0&&typeof o.visible!="boolean"){let s={instancePath:r+"/v\
isible",schemaPath:"#/oneOf/6/properties/visible/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="balance")if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(o.amount===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[s]:e.push(s),i++}
if(o.currency===void 0){let s={instancePath:r,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="sourc\
e"||s==="type"||s==="amount"||s==="currency")){let t={instancePath:r,schemaPath:"#/oneOf/7/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/7\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!==
"marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/7/properties/source/const",keyword:"const",params:{
allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){
let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="balance"){let t={instancePath:r+
"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"balance"},message:"must be eq\
ual to constant"};e===null?e=[t]:e.push(t),i++}}if(o.amount!==void 0){let s=o.amount;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let t={instancePath:r+"/amount",schemaPath:"#/oneOf/7/properties/amount/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e12||isNaN(s)){
let t={instancePath:r+"/amount",schemaPath:"#/oneOf/7/properties/amount/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[t]:e.push(t),i++}if(s<0||isNaN(s)){let t={instancePath:r+
"/amount",schemaPath:"#/oneOf/7/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[t]:e.push(t),i++}}}if(o.currency!==void 0){let s=o.currency;if(typeof s=="string"){if(!V.test(
s)){let t={instancePath:r+"/currency",schemaPath:"#/oneOf/7/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/curre\
ncy",schemaPath:"#/oneOf/7/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a==="limitsReached")if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,
schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s==="source"||s==="type")){let t={instancePath:r,schemaPath:"#\
/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addit\
ional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+
"/source",schemaPath:"#/oneOf/8/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsbook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/8/properti\
es/source/const",keyword:"const",params:{allowedValue:"marquee-sportsbook"},message:"must be equal to constant"};e===null?
e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#\
/oneOf/8/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(s!=="limitsReached"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{
allowedValue:"limitsReached"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,
schemaPath:"#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(a===
"logout")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.source===void 0){let s={instancePath:r,schemaPath:"#/oneOf/9/\
required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[s]:e.push(s),i++}if(o.type===void 0){let s={instancePath:r,schemaPath:"#/oneOf/9/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}for(let s in o)if(!(s===
"source"||s==="type")){let t={instancePath:r,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(o.source!==
void 0){let s=o.source;if(typeof s!="string"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/9/properties/source/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="marquee-sportsb\
ook"){let t={instancePath:r+"/source",schemaPath:"#/oneOf/9/properties/source/const",keyword:"const",params:{allowedValue:"\
marquee-sportsbook"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}if(o.type!==void 0){let s=o.type;
if(typeof s!="string"){let t={instancePath:r+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s!=="logout"){let t={instancePath:r+"/type",schemaPath:"\
#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue:"logout"},message:"must be equal to constant"};e===
null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:r,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"type",tagValue:a},message:'value of tag "type" must be in oneOf'};e===null?e=
[s]:e.push(s),i++}else{let s={instancePath:r,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"\
type",tagValue:a},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{let a={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return me.errors=e,
i===0}var Ke=ue,X={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sportsbook/request\
-bet.schema.json",title:"Bet request",description:"Body of POST /api/bets.",type:"object",properties:{key:{title:"Key",description:"\
Made once for a slip: the same again is the same bet.",type:"string",minLength:8,maxLength:64,pattern:"^[\\w-]+$"},selections:{
title:"Selections",description:"What is bet on, one outcome of an event.",type:"array",minItems:1,maxItems:20,items:{title:"\
Selection",description:"An outcome with the odds that the player saw.",type:"object",properties:{eventId:{title:"Event",
description:"Id of the event.",type:"string",minLength:1,maxLength:120,pattern:"^[a-z0-9-]+$"},market:{title:"Market",description:"\
Kind of the market, with its line in tenths.",type:"string",maxLength:20,pattern:"^(result|winner|both|total:\\d{1,4}|han\
dicap:-?\\d{1,4})$"},outcome:{title:"Outcome",description:"Of the market.",type:"string",enum:["home","draw","away","ove\
r","under","yes","not"]},odds:{title:"Odds",description:"In thousandths, as shown.",type:"integer",minimum:1e3,maximum:1e6}},
required:["eventId","market","outcome","odds"],additionalProperties:!1}},size:{title:"Size",description:"Selections in e\
ach combination: 1 for a single, all for a combination, fewer for a system.",type:"integer",minimum:1,maximum:20},unitStake:{
title:"Stake",description:"Of each combination, in minor units.",type:"integer",minimum:1,maximum:1e12},accept:{title:"P\
rice changes",description:"Which odds are taken without another question: those of the slip only, better ones, or any.",
type:"string",enum:["none","better","any"]}},required:["key","selections","size","unitStake","accept"],additionalProperties:!1,
examples:[{key:"slip-2f6c1e",selections:[{eventId:"crown-league-9zk-0",market:"result",outcome:"home",odds:2150}],size:1,
unitStake:500,accept:"better"}]},Ae=new RegExp("^(result|winner|both|total:\\d{1,4}|handicap:-?\\d{1,4})$","u");function ue(o,{
instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.key===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"\
must have required property 'key'"};e===null?e=[a]:e.push(a),i++}if(o.selections===void 0){let a={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"selections"},message:"must have required property 'selections'"};
e===null?e=[a]:e.push(a),i++}if(o.size===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"size"},message:"must have required property 'size'"};e===null?e=[a]:e.push(a),i++}if(o.unitStake===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unitStake"},message:"must have\
 required property 'unitStake'"};e===null?e=[a]:e.push(a),i++}if(o.accept===void 0){let a={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"accept"},message:"must have required property 'accept'"};e===null?
e=[a]:e.push(a),i++}for(let a in o)if(!(a==="key"||a==="selections"||a==="size"||a==="unitStake"||a==="accept")){let s={
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.key!==void 0){let a=o.key;if(typeof a=="string"){
if(d(a)>64){let s={instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<8){let s={instancePath:r+"/key",schemaPath:"\
#/properties/key/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[s]:e.push(s),i++}if(!C.test(a)){let s={instancePath:r+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",
params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(o.selections!==void 0){let a=o.selections;if(Array.isArray(a)){if(a.length>20){let t={instancePath:r+"\
/selections",schemaPath:"#/properties/selections/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have m\
ore than 20 items"};e===null?e=[t]:e.push(t),i++}if(a.length<1){let t={instancePath:r+"/selections",schemaPath:"#/proper\
ties/selections/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:
e.push(t),i++}let s=a.length;for(let t=0;t<s;t++){let m=a[t];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.eventId===
void 0){let p={instancePath:r+"/selections/"+t,schemaPath:"#/properties/selections/items/required",keyword:"required",params:{
missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[p]:e.push(p),i++}if(m.market===void 0){
let p={instancePath:r+"/selections/"+t,schemaPath:"#/properties/selections/items/required",keyword:"required",params:{missingProperty:"\
market"},message:"must have required property 'market'"};e===null?e=[p]:e.push(p),i++}if(m.outcome===void 0){let p={instancePath:r+
"/selections/"+t,schemaPath:"#/properties/selections/items/required",keyword:"required",params:{missingProperty:"outcome"},
message:"must have required property 'outcome'"};e===null?e=[p]:e.push(p),i++}if(m.odds===void 0){let p={instancePath:r+
"/selections/"+t,schemaPath:"#/properties/selections/items/required",keyword:"required",params:{missingProperty:"odds"},
message:"must have required property 'odds'"};e===null?e=[p]:e.push(p),i++}for(let p in m)if(!(p==="eventId"||p==="marke\
t"||p==="outcome"||p==="odds")){let u={instancePath:r+"/selections/"+t,schemaPath:"#/properties/selections/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};
e===null?e=[u]:e.push(u),i++}if(m.eventId!==void 0){let p=m.eventId;if(typeof p=="string"){if(d(p)>120){let u={instancePath:r+
"/selections/"+t+"/eventId",schemaPath:"#/properties/selections/items/properties/eventId/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[u]:e.push(u),i++}if(d(p)<1){let u={instancePath:r+
"/selections/"+t+"/eventId",schemaPath:"#/properties/selections/items/properties/eventId/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}if(!j.test(p)){let u={instancePath:r+
"/selections/"+t+"/eventId",schemaPath:"#/properties/selections/items/properties/eventId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9-]+$"},message:'must match pattern "^[a-z0-9-]+$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/selections/"+t+"/eventId",schemaPath:"#/properties/selections/items/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(m.market!==void 0){let p=m.market;if(typeof p=="stri\
ng"){if(d(p)>20){let u={instancePath:r+"/selections/"+t+"/market",schemaPath:"#/properties/selections/items/properties/m\
arket/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[u]:e.
push(u),i++}if(!Ae.test(p)){let u={instancePath:r+"/selections/"+t+"/market",schemaPath:"#/properties/selections/items/p\
roperties/market/pattern",keyword:"pattern",params:{pattern:"^(result|winner|both|total:\\d{1,4}|handicap:-?\\d{1,4})$"},
message:'must match pattern "^(result|winner|both|total:\\d{1,4}|handicap:-?\\d{1,4})$"'};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:r+"/selections/"+t+"/market",schemaPath:"#/properties/selections/items/properties/market/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(m.outcome!==void 0){let p=m.outcome;
if(typeof p!="string"){let u={instancePath:r+"/selections/"+t+"/outcome",schemaPath:"#/properties/selections/items/prope\
rties/outcome/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p===
"home"||p==="draw"||p==="away"||p==="over"||p==="under"||p==="yes"||p==="not")){let u={instancePath:r+"/selections/"+t+"\
/outcome",schemaPath:"#/properties/selections/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:X.properties.
selections.items.properties.outcome.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),
i++}}if(m.odds!==void 0){let p=m.odds;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:r+"/\
selections/"+t+"/odds",schemaPath:"#/properties/selections/items/properties/odds/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&isFinite(p)){if(p>1e6||isNaN(p)){let u={
instancePath:r+"/selections/"+t+"/odds",schemaPath:"#/properties/selections/items/properties/odds/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[u]:e.push(u),i++}if(p<1e3||isNaN(p)){let u={
instancePath:r+"/selections/"+t+"/odds",schemaPath:"#/properties/selections/items/properties/odds/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1e3},message:"must be >= 1000"};e===null?e=[u]:e.push(u),i++}}}}else{let p={instancePath:r+
"/selections/"+t,schemaPath:"#/properties/selections/items/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:r+"/selections",schemaPath:"#/properties/selections/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(o.size!==void 0){let a=o.
size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/size",schemaPath:"#/properties/si\
ze/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof a=="nu\
mber"&&isFinite(a)){if(a>20||isNaN(a)){let s={instancePath:r+"/size",schemaPath:"#/properties/size/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[s]:e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+
"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}}if(o.unitStake!==void 0){let a=o.unitStake;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let s={instancePath:r+"/unitStake",schemaPath:"#/properties/unitStake/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof a=="number"&&isFinite(a)){if(a>1e12||isNaN(a)){let s={
instancePath:r+"/unitStake",schemaPath:"#/properties/unitStake/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[s]:e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+"/unitStake",schemaPath:"\
#/properties/unitStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}}if(o.accept!==void 0){let a=o.accept;if(typeof a!="string"){let s={instancePath:r+"/accept",schemaPath:"\
#/properties/accept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(a===
"none"||a==="better"||a==="any")){let s={instancePath:r+"/accept",schemaPath:"#/properties/accept/enum",keyword:"enum",params:{
allowedValues:X.properties.accept.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{
let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),i++}return ue.errors=e,i===0}var He=le;function le(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.amount===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(a!==
"amount"){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.amount!==void 0){let a=o.amount;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let s={instancePath:r+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof a=="number"&&isFinite(a)){
if(a>1e12||isNaN(a)){let s={instancePath:r+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[s]:e.push(s),i++}if(a<1||isNaN(a)){let s={instancePath:r+
"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),i++}return le.errors=e,i===0}var Ye=ce,S={$schema:"http://json-schema\
.org/draft-07/schema#",$id:"https://marquee.dev/schemas/sportsbook/request-context.schema.json",title:"Context request",
description:"Body of POST /contexts, by the platform.",type:"object",properties:{brandId:{title:"Brand",description:"Id \
of the brand at the sportsbook.",type:"string",minLength:1,maxLength:80},language:{title:"Language",description:"Languag\
e code of the platform.",type:"string",pattern:"^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$"},currency:{title:"Currency",description:"\
Code of the currency.",type:"string",pattern:"^[A-Z]{3}$"},country:{title:"Country",description:"Where the player lives \
or the visitor is; null when unknown.",type:["string","null"],pattern:"^[A-Z]{2}$"},oddsFormat:{title:"Odds format",description:"\
How odds are written.",type:"string",enum:["decimal","fractional","american"]},timeZone:{title:"Time zone",description:"\
In which times are shown, such as Europe/Helsinki.",type:"string",minLength:1,maxLength:60,pattern:"^[A-Za-z0-9_+/-]+$"},
session:{title:"Session",description:"Single-use token of the session at the wallet; left out for visitors.",type:"strin\
g",minLength:16,maxLength:200},playerName:{title:"Player name",description:"Shown to the player.",type:"string",minLength:1,
maxLength:100},deepLinking:{title:"Place",description:"Where the sportsbook opens; each part needs those before it.",type:"\
object",properties:{category:{title:"Category",description:"A sport.",type:"string",minLength:1,maxLength:120,pattern:"^\
[a-z0-9]+(-[a-z0-9]+)*$"},region:{title:"Region",description:"A region of the sport.",type:"string",minLength:1,maxLength:120,
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},competition:{title:"Competition",description:"A competition of the region.",type:"st\
ring",minLength:1,maxLength:120,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},event:{title:"Event",description:"An event of the co\
mpetition.",type:"string",minLength:1,maxLength:120,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}},required:[],additionalProperties:!1},
hostOrigin:{title:"Origin",description:"Origin of the page around the frame.",type:"string",maxLength:300,pattern:`^http\
s?://[^/\\s;,'"]+$`},theme:{title:"Theme",description:"Colours of the brand; those that are too faint are made readable.",
type:"object",properties:{background:{title:"Background",description:"Of the page.",type:"string",pattern:"^#[0-9a-f]{6}\
$"},surface:{title:"Surface",description:"Of cards.",type:"string",pattern:"^#[0-9a-f]{6}$"},text:{title:"Text",description:"\
On both.",type:"string",pattern:"^#[0-9a-f]{6}$"},accent:{title:"Accent",description:"Of buttons and marks.",type:"strin\
g",pattern:"^#[0-9a-f]{6}$"}},required:[],additionalProperties:!1}},required:["brandId","language","currency","country",
"oddsFormat","timeZone","deepLinking","hostOrigin","theme"],additionalProperties:!1,examples:[{brandId:"halden",language:"\
en",currency:"EUR",country:"FI",oddsFormat:"decimal",timeZone:"Europe/Helsinki",deepLinking:{category:"football"},hostOrigin:"\
http://halden.localhost:3000",theme:{accent:"#c8102e"}}]},ze=Object.prototype.hasOwnProperty,$e=new RegExp("^[A-Z]{2}$",
"u"),Me=new RegExp("^[A-Za-z0-9_+/-]+$","u"),L=new RegExp("^#[0-9a-f]{6}$","u");function ce(o,{instancePath:r="",parentData:b,
parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brandId===void 0){
let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brandId"},message:"must have r\
equired property 'brandId'"};e===null?e=[a]:e.push(a),i++}if(o.language===void 0){let a={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===null?
e=[a]:e.push(a),i++}if(o.currency===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[a]:e.push(a),i++}if(o.country===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"must have required\
 property 'country'"};e===null?e=[a]:e.push(a),i++}if(o.oddsFormat===void 0){let a={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"oddsFormat"},message:"must have required property 'oddsFormat'"};e===null?
e=[a]:e.push(a),i++}if(o.timeZone===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timeZone"},message:"must have required property 'timeZone'"};e===null?e=[a]:e.push(a),i++}if(o.deepLinking===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deepLinking"},message:"must have requ\
ired property 'deepLinking'"};e===null?e=[a]:e.push(a),i++}if(o.hostOrigin===void 0){let a={instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"hostOrigin"},message:"must have required property 'hostOrigin'"};
e===null?e=[a]:e.push(a),i++}if(o.theme===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"theme"},message:"must have required property 'theme'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(!ze.
call(S.properties,a)){let s={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.brandId!==void 0){let a=o.brandId;if(typeof a==
"string"){if(d(a)>80){let s={instancePath:r+"/brandId",schemaPath:"#/properties/brandId/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<1){let s={instancePath:r+
"/brandId",schemaPath:"#/properties/brandId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/brandId",schemaPath:"#/properties/brandI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.language!==void 0){
let a=o.language;if(typeof a=="string"){if(!ne.test(a)){let s={instancePath:r+"/language",schemaPath:"#/properties/langu\
age/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,4}([_-][A-Za-z]{2,4})?$"},message:'must match pattern "^[A-Z\
a-z]{2,4}([_-][A-Za-z]{2,4})?$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/language",schemaPath:"#/pro\
perties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.
currency!==void 0){let a=o.currency;if(typeof a=="string"){if(!V.test(a)){let s={instancePath:r+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.country!==void 0){let a=o.country;
if(typeof a!="string"&&a!==null){let s={instancePath:r+"/country",schemaPath:"#/properties/country/type",keyword:"type",
params:{type:S.properties.country.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof a=="string"&&
!$e.test(a)){let s={instancePath:r+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),i++}}if(o.oddsFormat!==void 0){let a=o.
oddsFormat;if(typeof a!="string"){let s={instancePath:r+"/oddsFormat",schemaPath:"#/properties/oddsFormat/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(a==="decimal"||a==="fractional"||
a==="american")){let s={instancePath:r+"/oddsFormat",schemaPath:"#/properties/oddsFormat/enum",keyword:"enum",params:{allowedValues:S.
properties.oddsFormat.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(o.timeZone!==
void 0){let a=o.timeZone;if(typeof a=="string"){if(d(a)>60){let s={instancePath:r+"/timeZone",schemaPath:"#/properties/t\
imeZone/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:
e.push(s),i++}if(d(a)<1){let s={instancePath:r+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!Me.test(a)){let s={
instancePath:r+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_+/-\
]+$"},message:'must match pattern "^[A-Za-z0-9_+/-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/time\
Zone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(o.session!==void 0){let a=o.session;if(typeof a=="string"){if(d(a)>200){let s={instancePath:r+"/se\
ssion",schemaPath:"#/properties/session/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more th\
an 200 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<16){let s={instancePath:r+"/session",schemaPath:"#/properties/s\
ession/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:r+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.playerName!==void 0){let a=o.playerName;if(typeof a==
"string"){if(d(a)>100){let s={instancePath:r+"/playerName",schemaPath:"#/properties/playerName/maxLength",keyword:"maxLe\
ngth",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<1){let s={
instancePath:r+"/playerName",schemaPath:"#/properties/playerName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/playerName",schemaPath:"\
#/properties/playerName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(o.deepLinking!==void 0){let a=o.deepLinking;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let s in a)if(!(s==="cat\
egory"||s==="region"||s==="competition"||s==="event")){let t={instancePath:r+"/deepLinking",schemaPath:"#/properties/dee\
pLinking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addit\
ional properties"};e===null?e=[t]:e.push(t),i++}if(a.category!==void 0){let s=a.category;if(typeof s=="string"){if(d(s)>
120){let t={instancePath:r+"/deepLinking/category",schemaPath:"#/properties/deepLinking/properties/category/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){
let t={instancePath:r+"/deepLinking/category",schemaPath:"#/properties/deepLinking/properties/category/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){
let t={instancePath:r+"/deepLinking/category",schemaPath:"#/properties/deepLinking/properties/category/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=
[t]:e.push(t),i++}}else{let t={instancePath:r+"/deepLinking/category",schemaPath:"#/properties/deepLinking/properties/ca\
tegory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(a.region!==
void 0){let s=a.region;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/deepLinking/region",schemaPath:"#/pro\
perties/deepLinking/properties/region/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/deepLinking/region",schemaPath:"#/prop\
erties/deepLinking/properties/region/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/deepLinking/region",schemaPath:"#/prop\
erties/deepLinking/properties/region/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'mus\
t match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/deepLinking/regi\
on",schemaPath:"#/properties/deepLinking/properties/region/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),i++}}if(a.competition!==void 0){let s=a.competition;if(typeof s=="string"){if(d(s)>120){
let t={instancePath:r+"/deepLinking/competition",schemaPath:"#/properties/deepLinking/properties/competition/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(
s)<1){let t={instancePath:r+"/deepLinking/competition",schemaPath:"#/properties/deepLinking/properties/competition/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}
if(!O.test(s)){let t={instancePath:r+"/deepLinking/competition",schemaPath:"#/properties/deepLinking/properties/competit\
ion/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z\
0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/deepLinking/competition",schemaPath:"#/properties\
/deepLinking/properties/competition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(a.event!==void 0){let s=a.event;if(typeof s=="string"){if(d(s)>120){let t={instancePath:r+"/deepLinkin\
g/event",schemaPath:"#/properties/deepLinking/properties/event/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(d(s)<1){let t={instancePath:r+"/deepLinking/eve\
nt",schemaPath:"#/properties/deepLinking/properties/event/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}if(!O.test(s)){let t={instancePath:r+"/deepLinking/event",
schemaPath:"#/properties/deepLinking/properties/event/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"\
/deepLinking/event",schemaPath:"#/properties/deepLinking/properties/event/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}}else{let s={instancePath:r+"/deepLinking",schemaPath:"#/properties/deepL\
inking/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(o.hostOrigin!==
void 0){let a=o.hostOrigin;if(typeof a=="string"){if(d(a)>300){let s={instancePath:r+"/hostOrigin",schemaPath:"#/propert\
ies/hostOrigin/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?
e=[s]:e.push(s),i++}if(!pe.test(a)){let s={instancePath:r+"/hostOrigin",schemaPath:"#/properties/hostOrigin/pattern",keyword:"\
pattern",params:{pattern:`^https?://[^/\\s;,'"]+$`},message:`must match pattern "^https?://[^/\\s;,'"]+$"`};e===null?e=[
s]:e.push(s),i++}}else{let s={instancePath:r+"/hostOrigin",schemaPath:"#/properties/hostOrigin/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(o.theme!==void 0){let a=o.theme;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let s in a)if(!(s==="background"||s==="surface"||s==="text"||s==="accent")){let t={instancePath:r+
"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(a.background!==void 0){let s=a.background;
if(typeof s=="string"){if(!L.test(s)){let t={instancePath:r+"/theme/background",schemaPath:"#/properties/theme/propertie\
s/background/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'must match pattern "^#[0-9a-f]{6}$"'};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/theme/background",schemaPath:"#/properties/theme/properties/b\
ackground/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(a.surface!==
void 0){let s=a.surface;if(typeof s=="string"){if(!L.test(s)){let t={instancePath:r+"/theme/surface",schemaPath:"#/prope\
rties/theme/properties/surface/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'must match pattern \
"^#[0-9a-f]{6}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/theme/surface",schemaPath:"#/properties/th\
eme/properties/surface/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(a.text!==void 0){let s=a.text;if(typeof s=="string"){if(!L.test(s)){let t={instancePath:r+"/theme/text",schemaPath:"#\
/properties/theme/properties/text/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'must match patte\
rn "^#[0-9a-f]{6}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/theme/text",schemaPath:"#/properties/th\
eme/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}
if(a.accent!==void 0){let s=a.accent;if(typeof s=="string"){if(!L.test(s)){let t={instancePath:r+"/theme/accent",schemaPath:"\
#/properties/theme/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'must match pa\
ttern "^#[0-9a-f]{6}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r+"/theme/accent",schemaPath:"#/properti\
es/theme/properties/accent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}}}else{let s={instancePath:r+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return ce.errors=e,i===0}var Ge=de;function de(o,{instancePath:r="",parentData:b,parentDataProperty:y,rootData:P=o}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.token===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[a]:e.push(a),i++}for(let a in o)if(a!=="token"){let s={
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(o.token!==void 0){let a=o.token;if(typeof a=="stri\
ng"){if(d(a)>200){let s={instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(d(a)<16){let s={instancePath:r+"/token",
schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 cha\
racters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/token",schemaPath:"#/properties/token/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let a={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return de.errors=e,
i===0}export{Ce as validateSportsbookBookMessage,Ve as validateSportsbookContext,De as validateSportsbookControlClock,Ze as validateSportsbookControlEvent,
Re as validateSportsbookControlFeed,_e as validateSportsbookControlWallet,Ee as validateSportsbookDataCatalogue,Be as validateSportsbookDataLimits,
We as validateSportsbookHostMessage,Ke as validateSportsbookRequestBet,He as validateSportsbookRequestCashOut,Ye as validateSportsbookRequestContext,
Ge as validateSportsbookRequestSession};
